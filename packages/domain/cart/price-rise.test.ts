import { expect, test } from 'vitest'
import { findPriceBeforeRise } from './price-rise.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
/** € 10 until the tenth, € 12 after it. */
const history = [
  { priceCents: 1000, validFrom: day(1), validTo: day(10) },
  { priceCents: 1200, validFrom: day(10), validTo: null },
]

test.each([
  ['that rose since', day(5), 1200, 1000],
  ['put in after the rise', day(10), 1200, undefined],
  ['that fell since', day(10), 900, undefined],
  ['older than the history', new Date(0), 1200, undefined],
])('of a price %s the cart tells the earlier one only after a rise', (_, addedAt, priceCents, earlier) => {
  expect(findPriceBeforeRise(history, { addedAt, priceCents })).toBe(earlier)
})
