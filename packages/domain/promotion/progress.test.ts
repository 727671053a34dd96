import { expect, test } from 'vitest'
import { calculatePromotionProgress } from './progress.ts'
import { aLine, everything, twoPlusTwo } from './promotion.builders.ts'
import type { Promotion } from './promotion.ts'

const nbsp = '\u00a0'
const from = (minimumCents: number): Promotion => ({
  kind: 'order_amount',
  id: minimumCents,
  title: `korting vanaf ${minimumCents / 100}`,
  link: '/kortingscode/',
  scope: everything,
  minimumCents,
  benefit: { kind: 'percentage', percent: 10 },
})

test.each([
  [1, 'Nog 3 artikelen voor 2+2 gratis', 25],
  [3, 'Nog 1 artikel voor 2+2 gratis', 75],
  [4, '2+2 gratis: verrekend in je totaal', 100],
  [6, 'Nog 2 artikelen voor 2+2 gratis', 50],
])('[CA-06] with %d pieces: %s', (quantity, text, percent) => {
  expect(calculatePromotionProgress([aLine({ quantity })], [twoPlusTwo()])).toEqual([
    { text, percent, link: null },
  ])
})

test('[CA-06] is silent about promotions of which nothing is in the cart', () => {
  expect(calculatePromotionProgress([aLine({ categoryIds: [1] })], [twoPlusTwo([2])])).toEqual([])
  expect(calculatePromotionProgress([], [twoPlusTwo(), from(5000)])).toEqual([])
})

test('[CA-06] a step of which a cent is missing is not full', () => {
  expect(calculatePromotionProgress([aLine({ priceCents: 4_999 })], [from(5_000)])).toEqual([
    { text: `Nog €${nbsp}0,01 voor korting vanaf 50`, percent: 99, link: '/kortingscode/' },
  ])
})

test('[CA-06] of steps on the order only the nearest is told, and none when all are reached', () => {
  const steps = calculatePromotionProgress(
    [aLine({ priceCents: 6000 })],
    [from(20_000), from(5000), from(10_000)],
  )
  expect(steps).toEqual([
    { text: `Nog €${nbsp}40,- voor korting vanaf 100`, percent: 60, link: '/kortingscode/' },
  ])
  expect(calculatePromotionProgress([aLine({ priceCents: 20_000 })], [from(20_000), from(5000)])).toEqual([])
})
