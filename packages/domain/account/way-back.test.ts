import { expect, test } from 'vitest'
import { findWayBackStep, startWayBack, wayBackDays } from './way-back.ts'

const start = new Date('2026-11-23T12:00:00Z')
const after = (days: number) => new Date(start.getTime() + days * 24 * 60 * 60 * 1000)
const begun = startWayBack(start)

test('a wait lasts two weeks', () => {
  expect(wayBackDays).toBe(14)
  expect(begun).toEqual({ startedAt: start, opensAt: after(14), halfToldAt: null, eveToldAt: null })
})

test('the owner is told half-way and a day before, once each, and then it opens', () => {
  expect(findWayBackStep(begun, after(6.9))).toBeUndefined()
  expect(findWayBackStep(begun, after(7))).toBe('half')
  const told = { ...begun, halfToldAt: after(7) }
  expect(findWayBackStep(told, after(12.9))).toBeUndefined()
  expect(findWayBackStep(told, after(13))).toBe('eve')
  const warned = { ...told, eveToldAt: after(13) }
  expect(findWayBackStep(warned, after(13.99))).toBeUndefined()
  expect(findWayBackStep(warned, after(14))).toBe('open')
})

test('after days in which the shop was away the owner is still told first, and has a day', () => {
  expect(findWayBackStep(begun, after(20))).toBe('eve')
  const warned = { ...begun, eveToldAt: after(20) }
  expect(findWayBackStep(warned, after(20.9))).toBeUndefined()
  expect(findWayBackStep(warned, after(21))).toBe('open')
})
