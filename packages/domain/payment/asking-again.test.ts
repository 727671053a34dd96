import { expect, test } from 'vitest'
import { calculatePauseMs, triesBeforeAlarm } from './asking-again.ts'

const minutes = (ms: number) => ms / 60_000

test('pauses grow from a minute to an hour, and no further', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 500].map((tries) => minutes(calculatePauseMs(tries)))
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
})

test('a person hears of it within an hour', () => {
  const pauses = Array.from({ length: triesBeforeAlarm - 1 }, (_, index) => calculatePauseMs(index + 1))
  expect(minutes(pauses.reduce((sum, ms) => sum + ms, 0))).toBe(31)
})
