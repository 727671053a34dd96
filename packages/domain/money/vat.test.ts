import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateIncludedVatCents } from './vat.ts'

describe('includedVatCents', () => {
  test.each([
    [12900, 21, 2239],
    [12100, 21, 2100],
    [10900, 9, 900],
    [10600, 6, 600],
    [999, 0, 0],
    [0, 21, 0],
  ])('finds in %i cents at %i percent %i cents of VAT', (gross, rate, vat) => {
    expect(calculateIncludedVatCents(gross, rate)).toBe(vat)
  })

  test('a credit holds as much VAT as the sale it undoes', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e10 }), fc.constantFrom(0, 6, 9, 21), (gross, rate) => {
        expect(calculateIncludedVatCents(-gross, rate) + calculateIncludedVatCents(gross, rate)).toBe(0)
      }),
    )
  })

  test.each([-1, 101, Number.NaN])('refuses %d percent', (rate) => {
    expect(() => calculateIncludedVatCents(100, rate)).toThrow(RangeError)
  })
})
