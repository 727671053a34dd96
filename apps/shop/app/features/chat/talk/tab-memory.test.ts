import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readTabMemory, rememberInTab } from './tab-memory.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('[CH-02] a tab remembers that the chat is open and what is typed, until neither is so', () => {
  rememberInTab({ isOpen: true, page: '/dekbed/' })
  rememberInTab({ draft: 'Hoe la' })
  expect(readTabMemory()).toEqual({ isOpen: true, page: '/dekbed/', draft: 'Hoe la' })
  rememberInTab({ isOpen: false, page: '' })
  rememberInTab({ draft: '' })
  expect(stored.size).toBe(0)
})

test.each(['', 'no json', 'null', '7', '[]', '{"isOpen":"yes","page":3,"draft":7}'])(
  '[CH-02] the broken storage %j is a closed chat',
  (text) => {
    stored.set('chat-tab', text)
    expect(readTabMemory()).toEqual({ isOpen: false, page: '', draft: '' })
  },
)

test('[CH-02] where storage is forbidden, nothing is remembered and nothing breaks', () => {
  vi.stubGlobal('window', {})
  rememberInTab({ isOpen: true })
  expect(readTabMemory()).toEqual({ isOpen: false, page: '', draft: '' })
})
