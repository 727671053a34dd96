import { expect, test, vi } from 'vitest'
import { findDeliveryWeek } from './delivery-week.ts'

test('a week is worked out once for each lead time, however many options ask for it', () => {
  const workOut = vi.fn((days: number) => (days === 5 ? undefined : days))
  const now = new Date('2026-11-24T10:00:00Z')
  expect([30, 65, 30, 5, 65, 5].map((days) => findDeliveryWeek(days, now, workOut))).toEqual([
    ...[30, 65, 30],
    ...[undefined, 65, undefined],
  ])
  expect(workOut.mock.calls.map(([days]) => days)).toEqual([30, 65, 5])
})

test('each moment has weeks of its own', () => {
  expect(findDeliveryWeek(5, new Date('2026-11-24T10:00:00Z'))).toBe(49)
  expect(findDeliveryWeek(5, new Date('2026-06-02T10:00:00Z'))).toBe(24)
})
