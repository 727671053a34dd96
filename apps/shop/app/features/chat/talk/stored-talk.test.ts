import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followLogin, readTalk, storedTalk } from './stored-talk.ts'
import { readTabMemory, rememberInTab } from './tab-memory.ts'
import { aReply, aTalk, someMeans } from './talk.builders.ts'

let cookie = ''

function aStorage() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: aStorage(), sessionStorage: aStorage() })
  vi.stubGlobal('document', {
    get cookie() {
      return cookie
    },
  })
  cookie = ''
  storedTalk.write([aTalk('Waar blijft mijn dekbed?', aReply('Ik kijk.'), someMeans(Date.now()))])
})
afterEach(() => vi.unstubAllGlobals())

test("[CH-04] a customer's talk leaves with the login, and so does what was typed", () => {
  rememberInTab({ isOpen: true, draft: 'mijn nummer is' })
  cookie = 'auth.hint=1'
  followLogin()
  expect(readTalk().messages).toHaveLength(2)
  cookie = ''
  followLogin()
  expect(readTalk().messages).toEqual([])
  expect(window.localStorage.getItem('chat')).toBeNull()
  expect(readTabMemory()).toEqual({ isOpen: false, page: '', draft: '' })
})

test('[CH-02] the talk of somebody who never logged in stays', () => {
  followLogin()
  expect(readTalk().messages).toHaveLength(2)
})
