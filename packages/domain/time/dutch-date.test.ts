import { expect, test } from 'vitest'
import { formatDutchDate, formatDutchWeekdayDate, withSmallLetter } from './dutch-date.ts'

test('dates read as Dutch writes them, without capitals and leading zeros', () => {
  expect(formatDutchWeekdayDate('2026-11-24')).toBe('dinsdag 24 november')
  expect(formatDutchWeekdayDate('2027-01-03')).toBe('zondag 3 januari')
  expect(formatDutchDate('2026-03-01')).toBe('1 maart 2026')
})

test('a promise after a colon begins small, and keeps all else', () => {
  expect(withSmallLetter('Voor 23:59 uur besteld, morgen in huis')).toBe(
    'voor 23:59 uur besteld, morgen in huis',
  )
  expect(withSmallLetter('')).toBe('')
})
