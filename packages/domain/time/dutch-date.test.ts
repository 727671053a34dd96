import { expect, test } from 'vitest'
import { formatDutchDate, formatDutchWeekdayDate } from './dutch-date.ts'

test('dates read as Dutch writes them, without capitals and leading zeros', () => {
  expect(formatDutchWeekdayDate('2026-11-24')).toBe('dinsdag 24 november')
  expect(formatDutchWeekdayDate('2027-01-03')).toBe('zondag 3 januari')
  expect(formatDutchDate('2026-03-01')).toBe('1 maart 2026')
})
