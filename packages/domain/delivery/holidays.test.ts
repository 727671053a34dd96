import { expect, test } from 'vitest'
import { toIsoWeekday } from '../time/calendar.ts'
import { calculateEasterSunday, isPublicHoliday, listPublicHolidays } from './holidays.ts'

test.each([
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2030-04-21',
  '2038-04-25',
  '1954-04-18',
  '1981-04-19',
  '2049-04-18',
  '2076-04-19',
])('Easter falls on %s', (date) => {
  expect(calculateEasterSunday(Number(date.slice(0, 4)))).toBe(date)
})

test('Easter is always a Sunday from 22 March to 25 April', () => {
  for (let year = 1900; year <= 2099; year += 1) {
    const easter = calculateEasterSunday(year)
    expect(toIsoWeekday(easter)).toBe(7)
    expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true)
  }
  expect(() => calculateEasterSunday(2100)).toThrow(RangeError)
})

test('the Netherlands has nine holidays and Liberation Day once in five years', () => {
  expect([...listPublicHolidays('NL', 2026)].sort()).toEqual([
    '2026-01-01',
    '2026-04-05',
    '2026-04-06',
    '2026-04-27',
    '2026-05-14',
    '2026-05-24',
    '2026-05-25',
    '2026-12-25',
    '2026-12-26',
  ])
  expect(isPublicHoliday('NL', '2030-05-05')).toBe(true)
  expect(isPublicHoliday('NL', '2026-05-05')).toBe(false)
})

test("King's Day moves to Saturday when it falls on a Sunday", () => {
  expect(isPublicHoliday('NL', '2031-04-26')).toBe(true)
  expect(isPublicHoliday('NL', '2031-04-27')).toBe(false)
})

test('Belgium has its own days and not those of the Netherlands', () => {
  const own = ['2026-05-01', '2026-07-21', '2026-08-15', '2026-11-01', '2026-11-11']
  expect(own.every((date) => isPublicHoliday('BE', date) && !isPublicHoliday('NL', date))).toBe(true)
  expect(['2026-04-27', '2026-12-26'].some((date) => isPublicHoliday('BE', date))).toBe(false)
})
