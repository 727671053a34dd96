import { expect, test } from 'vitest'
import { isReminded, type QuietCart } from './judge-reminder.ts'

const now = new Date('2026-11-20T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const aCart = (special: Partial<QuietCart> = {}): QuietCart => ({
  updatedAt: hoursAgo(5),
  availablePieces: 2,
  hasOpenOrder: false,
  lastReminderAt: undefined,
  ...special,
})

test('[API-11] a cart is worth a reminder from four hours until three days after its last change', () => {
  const atHours = (hours: number) => isReminded(aCart({ updatedAt: hoursAgo(hours) }), now)
  expect([3.9, 4, 71.9, 72].map(atHours)).toEqual([false, true, true, false])
})

test('[API-11] nobody is reminded of goods that are sold out, or that wait for their payment', () => {
  expect(isReminded(aCart({ availablePieces: 0 }), now)).toBe(false)
  expect(isReminded(aCart({ hasOpenOrder: true }), now)).toBe(false)
})

test('[API-11] one person gets at most one reminder a week', () => {
  expect(isReminded(aCart({ lastReminderAt: hoursAgo(7 * 24 - 1) }), now)).toBe(false)
  expect(isReminded(aCart({ lastReminderAt: hoursAgo(7 * 24) }), now)).toBe(true)
})
