import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, toIsoWeekday } from '../time/calendar.ts'
import {
  calculateLastDayForOrder,
  calculateLastDayToRefund,
  calculateLastDayToWithdraw,
} from './withdrawal-term.ts'

describe('the last day to withdraw', () => {
  test.each([
    ['2026-11-02', 'NL', '2026-11-16', 'fourteen days after the day of receipt'],
    ['2026-11-06', 'NL', '2026-11-20', 'a Friday stays'],
    ['2026-11-07', 'NL', '2026-11-23', 'a Saturday moves to Monday'],
    ['2026-11-08', 'NL', '2026-11-23', 'a Sunday moves to Monday'],
    ['2026-12-11', 'NL', '2026-12-28', 'both days of Christmas and the Sunday after'],
    ['2026-12-11', 'BE', '2026-12-28', 'Christmas on a Friday'],
    ['2026-10-28', 'BE', '2026-11-12', 'Armistice Day in Belgium'],
    ['2026-10-28', 'NL', '2026-11-11', 'is no holiday in the Netherlands'],
    ['2026-03-20', 'NL', '2026-04-07', 'Good Friday moves over Easter Monday'],
    ['2026-03-20', 'BE', '2026-04-03', 'Good Friday is no holiday in Belgium'],
    ['2026-04-21', 'NL', '2026-05-06', 'Bevrijdingsdag, every year'],
    ['2026-04-13', 'NL', '2026-04-28', 'Koningsdag'],
  ] as const)('received on %s in %s it is %s: %s', (receivedOn, country, last, _why) => {
    expect(calculateLastDayToWithdraw(receivedOn, country)).toBe(last)
  })

  test('is never sooner than fourteen days, and always a weekday', () => {
    fc.assert(
      fc.property(fc.nat({ max: 20_000 }), fc.constantFrom('NL', 'BE'), (days, country) => {
        const receivedOn = addDays('2024-01-01', days)
        const last = calculateLastDayToWithdraw(receivedOn, country)
        expect(last >= addDays(receivedOn, 14)).toBe(true)
        expect(last <= addDays(receivedOn, 20)).toBe(true)
        expect(toIsoWeekday(last)).toBeLessThanOrEqual(5)
      }),
    )
  })
})

describe('an order in parts', () => {
  test('counts from the part that came last, in whatever order they are told', () => {
    expect(calculateLastDayForOrder(['2026-11-16', '2026-11-02'], 'NL')).toBe('2026-11-30')
  })

  test.each([[[]], [[undefined]], [['2026-11-02', undefined]]])(
    'has no last day while a part is to come: %j',
    (receivedOn) => {
      expect(calculateLastDayForOrder(receivedOn, 'NL')).toBeUndefined()
    },
  )
})

describe('a refund', () => {
  test.each([
    ['2026-11-02', '2026-11-16'],
    ['2026-12-20', '2027-01-03'],
  ])('of what is withdrawn from on %s is paid by %s, a Sunday or not', (statedOn, last) => {
    expect(calculateLastDayToRefund(statedOn)).toBe(last)
  })
})
