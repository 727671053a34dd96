import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsToEuros, eurosToCents, formatEuro, formatSpokenEuro } from './euro.ts'

const nbsp = '\u00a0'

describe('formatEuro', () => {
  test.each([
    [4995, `€${nbsp}49,95`],
    [4900, `€${nbsp}49,-`],
    [129900, `€${nbsp}1.299,-`],
    [123456789, `€${nbsp}1.234.567,89`],
    [5, `€${nbsp}0,05`],
    [0, `€${nbsp}0,-`],
    [-0, `€${nbsp}0,-`],
    [-1200, `–${nbsp}€${nbsp}12,-`],
    [-50, `–${nbsp}€${nbsp}0,50`],
  ])('writes %i cents as %s', (cents, text) => {
    expect(formatEuro(cents)).toBe(text)
  })

  test('refuses half cents and overflow', () => {
    expect(() => formatEuro(0.5)).toThrow(RangeError)
    expect(() => formatEuro(Number.NaN)).toThrow(RangeError)
    expect(() => formatEuro(2 ** 53)).toThrow(RangeError)
  })
})

describe('spokenEuro', () => {
  test.each([
    [4995, '49 euro en 95 cent'],
    [129900, '1299 euro'],
    [95, '95 cent'],
    [0, '0 euro'],
    [-1250, 'min 12 euro en 50 cent'],
  ])('reads %i cents as %s', (cents, text) => {
    expect(formatSpokenEuro(cents)).toBe(text)
  })
})

describe('eurosToCents', () => {
  test.each([
    [49.95, 4995],
    [0.1 + 0.2, 30],
    [1.1 * 3, 330],
    [-12.5, -1250],
    [1e9 + 0.01, 100000000001],
  ])('takes %d euros for %i cents', (euros, cents) => {
    expect(eurosToCents(euros)).toBe(cents)
  })

  test('never returns negative zero', () => {
    expect(Object.is(eurosToCents(-0), 0)).toBe(true)
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1.005, 0.001, 49.999, 1e12])(
    'refuses %d, which is not an exact number of cents',
    (euros) => {
      expect(() => eurosToCents(euros)).toThrow(RangeError)
    },
  )

  test('turns every amount of cents back into itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
        expect(eurosToCents(centsToEuros(cents))).toBe(cents)
      }),
    )
  })
})
