import { expect, test } from 'vitest'
import { findLookVariant, sumChosen } from './look-choice.ts'
import { aPiece, aVariant } from './room.builders.ts'

const cover = aPiece({
  slug: 'overtrek',
  variants: [aVariant('1', 3495), aVariant('2', 5595), aVariant('3', 6995, { available: false })],
  variant_id: '2',
})
const lamp = aPiece({ slug: 'lamp', quantity: 2, variants: [aVariant('9', 4995)], variant_id: '9' })

test('a look costs what the shop proposes until the shopper chooses', () => {
  expect(sumChosen([cover, lamp])).toEqual({ totalCents: 5595 + 9990, count: 3, soldOut: 0 })
  expect(sumChosen([cover, lamp], { overtrek: '1' }).totalCents).toBe(3495 + 9990)
})

test('a size that is sold out stands in no sum', () => {
  expect(sumChosen([cover, lamp], { overtrek: '3' })).toEqual({ totalCents: 9990, count: 2, soldOut: 1 })
})

test('a choice that is no longer sold is none', () => {
  expect(findLookVariant(cover, { overtrek: '77' })?.variant_id).toBe('2')
})
