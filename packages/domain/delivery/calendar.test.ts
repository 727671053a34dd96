import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../time/calendar.ts'
import { addWorkingDays, findNextDeliveryDay, isDeliveryDay, isWorkingDay } from './calendar.ts'

test('carriers deliver on Saturdays, when the warehouse is closed', () => {
  expect(isDeliveryDay('NL', '2026-11-21')).toBe(true)
  expect(isWorkingDay('NL', '2026-11-21')).toBe(false)
})

test('nobody comes on Sundays and holidays', () => {
  expect(['2026-11-22', '2026-12-25', '2026-12-26'].map((date) => isDeliveryDay('NL', date))).toEqual([
    false,
    false,
    false,
  ])
  expect(isDeliveryDay('BE', '2026-12-26')).toBe(true)
  expect(isDeliveryDay('BE', '2026-11-11')).toBe(false)
})

test.each([
  ['NL', '2026-11-20', 0, '2026-11-20'],
  ['NL', '2026-11-21', 0, '2026-11-23'],
  ['NL', '2026-11-20', 1, '2026-11-23'],
  ['NL', '2026-12-24', 1, '2026-12-28'],
  ['NL', '2026-04-03', 1, '2026-04-07'],
  ['BE', '2026-11-10', 1, '2026-11-12'],
] as const)('in %s, %s and %3$i working days is %4$s', (country, date, days, reached) => {
  expect(addWorkingDays(country, date, days)).toBe(reached)
})

test('after the working day before Christmas carriers come on Monday', () => {
  expect(findNextDeliveryDay('NL', '2026-12-24')).toBe('2026-12-28')
  expect(findNextDeliveryDay('BE', '2026-12-24')).toBe('2026-12-26')
})

test('working days add up', () => {
  const some = fc.nat({ max: 30 })
  fc.assert(
    fc.property(
      fc.nat({ max: 5000 }),
      some,
      some,
      fc.constantFrom('NL', 'BE'),
      (from, first, second, country) => {
        const date = addDays('2024-01-01', from)
        const inTwo = addWorkingDays(country, addWorkingDays(country, date, first), second)
        expect(inTwo).toBe(addWorkingDays(country, date, first + second))
      },
    ),
  )
})

test.each([-1, 0.5, Number.NaN])('%d working days are refused', (days) => {
  expect(() => addWorkingDays('NL', '2026-11-20', days)).toThrow(RangeError)
})
