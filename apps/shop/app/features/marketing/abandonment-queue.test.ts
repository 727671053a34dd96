import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AbandonmentQueue } from './abandonment-queue.ts'

const debounceMs = 2000
const send = vi.fn()
let isAllowed = true
let queue: AbandonmentQueue
beforeEach(() => {
  vi.useFakeTimers()
  isAllowed = true
  send.mockClear()
  queue = new AbandonmentQueue({ debounceMs, isAllowed: () => isAllowed, send })
})
afterEach(() => {
  vi.useRealTimers()
})

test('[API-11] an event is reported once nothing further of its kind happens, with all products since', () => {
  queue.add('browse', { products: ['1'] })
  vi.advanceTimersByTime(debounceMs - 1)
  queue.add('browse', { products: ['2'] })
  vi.advanceTimersByTime(debounceMs - 1)
  queue.add('browse', { products: ['1'] })
  vi.advanceTimersByTime(debounceMs - 1)
  expect(send).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(send.mock.calls).toEqual([['browse', { products: ['1', '2'] }]])
  vi.advanceTimersByTime(10 * debounceMs)
  expect(send).toHaveBeenCalledTimes(1)
})

test('[API-11] kinds do not wait for one another, and only the last category is reported', () => {
  queue.add('category', { category: 'dekbed' })
  vi.advanceTimersByTime(debounceMs / 2)
  queue.add('browse', { products: ['1'] })
  queue.add('category', { category: 'hoeslaken' })
  vi.advanceTimersByTime(debounceMs)
  expect(send.mock.calls).toEqual([
    ['browse', { products: ['1'] }],
    ['category', { category: 'hoeslaken' }],
  ])
})

test('[API-11] nothing is reported without consent, nor when it was withdrawn meanwhile', () => {
  isAllowed = false
  queue.add('email', { email: 'a@voorbeeld.example' })
  queue.flush()
  isAllowed = true
  queue.add('email', { email: 'b@voorbeeld.example' })
  isAllowed = false
  vi.advanceTimersByTime(debounceMs)
  isAllowed = true
  vi.advanceTimersByTime(debounceMs)
  queue.flush()
  expect(send).not.toHaveBeenCalled()
})

test('[API-11] waiting events are reported at once when the page is left, and not again', () => {
  queue.add('browse', { products: ['1'] })
  queue.add('category', { category: 'dekbed' })
  queue.flush()
  expect(send).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(10 * debounceMs)
  queue.flush()
  expect(send).toHaveBeenCalledTimes(2)
})

test('[API-11] a canceled event is not reported', () => {
  queue.add('email', { email: 'a@voorbeeld.example' })
  queue.drop('email')
  vi.advanceTimersByTime(debounceMs)
  queue.flush()
  expect(send).not.toHaveBeenCalled()
})

test('[API-11] of very many products the last 200 are reported', () => {
  for (let id = 1; id <= 250; id++) queue.add('browse', { products: [String(id)] })
  queue.flush()
  const [, call] = send.mock.calls[0] ?? []
  expect(call.products).toHaveLength(200)
  expect(call.products.at(-1)).toBe('250')
})
