import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampQuantity, maxLineQuantity } from './quantity.ts'

test.each([
  [3, 10, 3],
  [12, 10, 10],
  [150, 1000, 99],
  [0, 10, 0],
  [-2, 10, 0],
  [2, 0, 0],
  [2, -1, 0],
  [2.9, 10, 2],
  [Number.POSITIVE_INFINITY, 1000, 99],
])('[CA-02] of %d wanted with %d in stock, %d are available', (wanted, stock, quantity) => {
  expect(clampQuantity(wanted, stock)).toBe(quantity)
})

test('[CA-02] refuses values that are not numbers', () => {
  expect(() => clampQuantity(Number.NaN, 1)).toThrow(RangeError)
  expect(() => clampQuantity(1, Number.NaN)).toThrow(RangeError)
})

test('[CA-02] never gives more than is wanted, in stock, or allowed', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (wanted, stock) => {
      const quantity = clampQuantity(wanted, stock)
      expect(quantity).toBeLessThanOrEqual(Math.max(0, Math.min(wanted, stock, maxLineQuantity)))
      expect(quantity).toBeGreaterThanOrEqual(0)
    }),
  )
})
