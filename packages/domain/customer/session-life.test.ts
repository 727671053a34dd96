import { expect, test } from 'vitest'
import {
  freshLoginSeconds,
  isFreshLogin,
  proofMethods,
  provesMailbox,
  sessionEndsAt,
} from './session-life.ts'

const login = new Date('2026-11-23T10:00:00Z')
const later = (seconds: number) => new Date(login.getTime() + seconds * 1000)
const day = 86_400
const times = (isRemembered: boolean, usedAfter = 0) => ({
  isRemembered,
  createdAt: login,
  usedAt: later(usedAfter),
  provenAt: login,
})

test('[AC-04] a session ends 86,400 seconds after its login, however often it is used', () => {
  expect(sessionEndsAt(times(false))).toEqual(later(86_400))
  expect(sessionEndsAt(times(false, 80_000))).toEqual(later(86_400))
})

test('a remembered session ends a month after its last use', () => {
  expect(sessionEndsAt(times(true))).toEqual(later(30 * day))
  expect(sessionEndsAt(times(true, 20 * day))).toEqual(later(50 * day))
})

test('a remembered session ends a year after its login', () => {
  expect(sessionEndsAt(times(true, 350 * day))).toEqual(later(365 * day))
})

test('only what was sent to the mailbox proves that its owner reads it', () => {
  expect(proofMethods.filter(provesMailbox)).toEqual(['code', 'link'])
})

test('a login is fresh for a quarter of an hour', () => {
  expect(isFreshLogin(times(true), later(freshLoginSeconds - 1))).toBe(true)
  expect(isFreshLogin(times(true), later(freshLoginSeconds))).toBe(false)
})
