import { expect, test, vi } from 'vitest'
import { findDeliveryWeek } from './delivery-week.ts'

test('a week is worked out once for each lead time, however many options ask for it', () => {
  const workOut = vi.fn((days: number) => (days === 5 ? undefined : days))
  const delivery = { now: new Date('2026-11-24T10:00:00Z'), area: 'NL' } as const
  expect([30, 65, 30, 5, 65, 5].map((days) => findDeliveryWeek(days, delivery, workOut))).toEqual([
    ...[30, 65, 30],
    ...[undefined, 65, undefined],
  ])
  expect(workOut.mock.calls.map(([days]) => days)).toEqual([30, 65, 5])
})

test('each moment has weeks of its own', () => {
  expect(findDeliveryWeek(5, { now: new Date('2026-11-24T10:00:00Z'), area: 'NL' })).toBe(49)
  expect(findDeliveryWeek(5, { now: new Date('2026-06-02T10:00:00Z'), area: 'NL' })).toBe(24)
})

test('[CF-05] and so has each area: an island is reached a day later, on one day of the week', () => {
  const now = new Date('2026-11-24T10:00:00Z')
  expect((['NL', 'NL-islands', 'BE'] as const).map((area) => findDeliveryWeek(4, { now, area }))).toEqual([
    49, 50, 49,
  ])
})
