import { expect, test } from 'vitest'
import { alarmDays, canRaiseAlarm } from './alarm.ts'

const now = new Date('2026-11-23T10:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test('an alarm can be raised for a week', () => {
  expect(canRaiseAlarm(hoursAgo(alarmDays * 24 - 1), undefined, now)).toBe(true)
  expect(canRaiseAlarm(hoursAgo(alarmDays * 24), undefined, now)).toBe(false)
})

test("the thief's alarm ends when the owner raises theirs, which is older", () => {
  const raised = { issuedAt: hoursAgo(10), usedAt: hoursAgo(2) }
  expect(canRaiseAlarm(hoursAgo(9), raised, now)).toBe(false)
  expect(canRaiseAlarm(hoursAgo(2), raised, now)).toBe(false)
})

test("the owner's alarm works after the thief raised theirs, which is younger", () => {
  expect(canRaiseAlarm(hoursAgo(10), { issuedAt: hoursAgo(9), usedAt: hoursAgo(8) }, now)).toBe(true)
})

test('the same alarm can be raised twice, and one about a later change as well', () => {
  const raised = { issuedAt: hoursAgo(10), usedAt: hoursAgo(2) }
  expect(canRaiseAlarm(hoursAgo(10), raised, now)).toBe(true)
  expect(canRaiseAlarm(hoursAgo(1), raised, now)).toBe(true)
})
