import { withEuros } from '@sluimer/contract/platform/amounts'
import { calculatePriceAt } from '@sluimer/domain/catalog/price'
import { expect, test } from 'vitest'
import { toPrice } from './to-price.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number))
const history = [
  { priceCents: 10_000, validFrom: day(0), validTo: day(40) },
  { priceCents: 7_995, validFrom: day(40), validTo: null },
]

test('[EN-01] a price is shown in euros, with the former price and the percentage that goes with it', () => {
  expect(withEuros(toPrice(calculatePriceAt(history, 7_995, day(41)), true))).toEqual({
    price: 79.95,
    price_old: 100,
    price_incl: 79.95,
    discount_percent: 20,
    from: true,
  })
})

test('a price that began a moment ago on another clock counts already', () => {
  expect(calculatePriceAt(history, 7_995, day(39))).toMatchObject({
    priceCents: 7_995,
    formerPriceCents: 10_000,
  })
})

test.each([
  ['there is no history', []],
  ['the history ends with another price', [{ priceCents: 9_000, validFrom: day(0), validTo: null }]],
  ['the history ended', [{ priceCents: 7_995, validFrom: day(0), validTo: day(10) }]],
])('when %s the variant has its price and no former one', (_, rows) => {
  expect(withEuros(toPrice(calculatePriceAt(rows, 7_995, day(41)), false))).toMatchObject({
    price: 79.95,
    price_old: null,
  })
})
