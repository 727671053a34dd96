import { expect, test } from 'vitest'
import { formatDutchDate, formatDutchWeekdayDate, withSmallLetter } from './dutch-date.ts'
import { formatDutchMoment } from './dutch-moment.ts'

test('dates read as Dutch writes them, without capitals and leading zeros', () => {
  expect(formatDutchWeekdayDate('2026-11-24')).toBe('dinsdag 24 november')
  expect(formatDutchWeekdayDate('2027-01-03')).toBe('zondag 3 januari')
  expect(formatDutchDate('2026-03-01')).toBe('1 maart 2026')
})

test('a moment is told in Dutch time, its hour without a nought', () => {
  expect(formatDutchMoment(new Date('2026-11-20T12:05:00Z'))).toBe('20 november 2026 om 13.05 uur')
  expect(formatDutchMoment(new Date('2026-07-01T22:30:00Z'))).toBe('2 juli 2026 om 0.30 uur')
})

test('a promise after a colon begins small, and keeps all else', () => {
  expect(withSmallLetter('Voor 23.59 uur besteld, morgen in huis')).toBe(
    'voor 23.59 uur besteld, morgen in huis',
  )
  expect(withSmallLetter('')).toBe('')
  expect(withSmallLetter('USB-poort')).toBe('USB-poort')
})
