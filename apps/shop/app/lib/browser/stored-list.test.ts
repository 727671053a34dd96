import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStoredList } from './stored-list.ts'

const stored = new Map<string, string>()
const events = new EventTarget()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  })
})
afterEach(() => vi.unstubAllGlobals())

const aList = () =>
  createStoredList<number>(
    'numbers',
    (value) => (typeof value === 'number' ? value : undefined),
    (list) => [...new Set(list)].slice(0, 3),
  )
const changed = (key: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key }))

test('what is written is read again, and is the same list until it changes', () => {
  const list = aList()
  list.write([1, 2])
  expect(list.read()).toEqual([1, 2])
  expect(list.read()).toBe(list.read())
  expect(stored.get('numbers')).toBe('[1,2]')
})

test('[SC-02] what is forgotten leaves nothing behind, not even an empty list', () => {
  const list = aList()
  list.write([1, 2])
  list.forget()
  expect(stored.has('numbers')).toBe(false)
  expect(list.read()).toEqual([])
})

test.each(['', 'no json', '{}', 'null', '"text"', '[null, "x", {}]'])(
  '[CT-14] the broken storage %j is an empty list, and is put right when it is first used',
  (text) => {
    stored.set('numbers', text)
    const list = aList()
    expect(list.read()).toEqual([])
    list.subscribe(() => {})()
    expect(stored.get('numbers')).toBe(text === '' ? '' : '[]')
  },
)

test('[CT-14] what is good in a broken list is kept, once, and no more than the bound', () => {
  stored.set('numbers', '[1, "x", 1, 2, null, 3, 4]')
  expect(aList().read()).toEqual([1, 2, 3])
})

test('[CT-14] a change in another tab is heard, and not any more after one stopped listening', () => {
  const list = aList()
  const listener = vi.fn()
  const stop = list.subscribe(listener)
  stored.set('numbers', '[7]')
  changed('numbers')
  changed('something else')
  expect(listener).toHaveBeenCalledTimes(1)
  expect(list.read()).toEqual([7])
  stored.clear()
  changed(null)
  expect(list.read()).toEqual([])
  stop()
  changed('numbers')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('[CT-14] where storage is forbidden or full, the list lives as long as the page', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  Object.assign(window.localStorage, { getItem: refuse, setItem: refuse })
  const list = aList()
  expect(list.read()).toEqual([])
  list.write([1])
  expect(list.read()).toEqual([1])
})

test('[SC-02] a list that could not be stored is forgotten as well', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  Object.assign(window.localStorage, { setItem: refuse })
  const list = aList()
  list.write([1])
  expect(list.read()).toEqual([1])
  list.forget()
  expect(list.read()).toEqual([])
})
