import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepTrying } from './keep-trying.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const log = { error: vi.fn() }

/** Returns work that fails this many times before it succeeds. */
function failing(times: number) {
  return vi.fn(async () => {
    if (times-- > 0) throw new Error('the database is away')
  })
}

test('what fails is logged and tried again, each time after a longer pause, until it succeeds', async () => {
  const work = failing(2)
  keepTrying('rebuild', work, { log, signal: new AbortController().signal })()
  await vi.advanceTimersByTimeAsync(0)
  expect(log.error).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(work).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(work).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1_000_000)
  expect(work).toHaveBeenCalledTimes(3)
})

test('asking during a pause does not shorten it', async () => {
  const work = failing(1)
  const start = keepTrying('rebuild', work, { log, signal: new AbortController().signal })
  start()
  await vi.advanceTimersByTimeAsync(0)
  start()
  expect(work).toHaveBeenCalledTimes(1)
})

test('nothing is tried after the server stops', async () => {
  const closing = new AbortController()
  const work = failing(9)
  const start = keepTrying('rebuild', work, { log, signal: closing.signal })
  start()
  await vi.advanceTimersByTimeAsync(0)
  closing.abort()
  await vi.advanceTimersByTimeAsync(1_000_000)
  start()
  expect(work).toHaveBeenCalledTimes(1)
})
