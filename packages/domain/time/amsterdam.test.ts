import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAmsterdamDate, toAmsterdamInstant, toAmsterdamTime } from './amsterdam.ts'

test.each([
  ['2026-01-31T22:59:59Z', '2026-01-31', '23:59:59'],
  ['2026-01-31T23:00:00Z', '2026-02-01', '00:00:00'],
  ['2026-07-01T21:59:59Z', '2026-07-01', '23:59:59'],
  ['2026-07-01T22:00:00Z', '2026-07-02', '00:00:00'],
  ['2026-03-29T00:59:59Z', '2026-03-29', '01:59:59'],
  ['2026-03-29T01:00:00Z', '2026-03-29', '03:00:00'],
  ['2026-10-25T01:00:00Z', '2026-10-25', '02:00:00'],
])('%s is %s %s in Amsterdam', (utc, date, time) => {
  expect(toAmsterdamDate(new Date(utc))).toBe(date)
  expect(toAmsterdamTime(new Date(utc))).toBe(time)
})

test.each([
  ['2026-01-15', '23:59', '2026-01-15T22:59:00.000Z'],
  ['2026-07-15', '23:59', '2026-07-15T21:59:00.000Z'],
  ['2026-03-29', '00:00', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '00:00', '2026-03-29T22:00:00.000Z'],
  ['2026-10-26', '00:00', '2026-10-25T23:00:00.000Z'],
  ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
] as const)('%s %s in Amsterdam is %s', (date, time, utc) => {
  expect(toAmsterdamInstant(date, time).toISOString()).toBe(utc)
})

test('an instant at a whole minute comes back from its date and time, but in the repeated hour of autumn', () => {
  const minute = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 })
  fc.assert(
    fc.property(minute, (minutes) => {
      const instant = new Date(minutes * 60_000)
      const back = toAmsterdamInstant(toAmsterdamDate(instant), toAmsterdamTime(instant).slice(0, 5))
      expect([0, 3_600_000]).toContain(instant.getTime() - back.getTime())
    }),
  )
})

test('refuses a date that is none', () => {
  expect(() => toAmsterdamInstant('2026-13-01', '00:00')).toThrow(RangeError)
})

test('every moment has the date and time of the system’s own calendar', () => {
  const second = fc.integer({ min: Date.UTC(1900, 0) / 1000, max: Date.UTC(2100, 0) / 1000 })
  fc.assert(
    fc.property(second, (seconds) => {
      const instant = new Date(seconds * 1000)
      const shown = instant.toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' })
      expect(`${toAmsterdamDate(instant)} ${toAmsterdamTime(instant)}`).toBe(shown)
    }),
  )
})
