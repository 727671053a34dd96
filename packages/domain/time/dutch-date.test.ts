import { expect, test } from 'vitest'
import { dutchDate, dutchWeekdayDate } from './dutch-date.ts'

test('dates read as Dutch writes them, without capitals and leading zeros', () => {
  expect(dutchWeekdayDate('2026-11-24')).toBe('dinsdag 24 november')
  expect(dutchWeekdayDate('2027-01-03')).toBe('zondag 3 januari')
  expect(dutchDate('2026-03-01')).toBe('1 maart 2026')
})
