import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, findFirstDate, toIsoWeek, toIsoWeekday } from './calendar.ts'

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-26', -2, '2026-10-24'],
])('%s and %i days is %s', (date, days, later) => {
  expect(addDays(date, days)).toBe(later)
})

test.each([
  ['2026-11-20', 5, 47],
  ['2026-11-22', 7, 47],
  ['2026-11-23', 1, 48],
  ['2026-01-01', 4, 1],
  ['2026-12-31', 4, 53],
  ['2027-01-03', 7, 53],
  ['2027-01-04', 1, 1],
  ['2024-12-30', 1, 1],
  ['2021-01-01', 5, 53],
])('%s is weekday %i of week %i', (date, weekday, week) => {
  expect(toIsoWeekday(date)).toBe(weekday)
  expect(toIsoWeek(date)).toBe(week)
})

test('the week number changes on Mondays only', () => {
  fc.assert(
    fc.property(fc.nat({ max: 40_000 }), (days) => {
      const date = addDays('2000-01-01', days)
      expect(toIsoWeek(date) !== toIsoWeek(addDays(date, -1))).toBe(toIsoWeekday(date) === 1)
    }),
  )
})

test.each(['', '2026-02-30', '2026-1-1', '2026-13-01', '20-11-2026'])('%j is refused as a date', (date) => {
  expect(() => addDays(date, 0)).toThrow(RangeError)
})

test('a search for a date that never comes ends', () => {
  expect(findFirstDate('2026-11-20', (date) => toIsoWeekday(date) === 1)).toBe('2026-11-23')
  expect(() => findFirstDate('2026-11-20', () => false)).toThrow(RangeError)
})
