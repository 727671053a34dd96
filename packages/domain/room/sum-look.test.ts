import { expect, test } from 'vitest'
import { sumLook } from './sum-look.ts'

const piece = (priceCents: number, special = {}) => ({
  priceCents,
  ...{ quantity: 1, isAvailable: true },
  ...special,
})

test('a look costs the sum of its pieces, each as often as it stands in the room', () => {
  expect(sumLook([piece(81_900), piece(3_995), piece(4_495, { quantity: 2 })])).toEqual({
    ...{ totalCents: 94_885, count: 4, soldOut: 0 },
  })
})

test('what is sold out stands in no sum, and is counted', () => {
  expect(sumLook([piece(3_995), piece(4_495, { isAvailable: false, quantity: 2 })])).toEqual({
    ...{ totalCents: 3_995, count: 1, soldOut: 1 },
  })
})

test('a look of which nothing can be bought costs nothing', () => {
  expect(sumLook([piece(3_995, { isAvailable: false })])).toEqual({ totalCents: 0, count: 0, soldOut: 1 })
  expect(sumLook([])).toEqual({ totalCents: 0, count: 0, soldOut: 0 })
})
