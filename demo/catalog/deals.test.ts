import { expect, test } from 'vitest'
import { calculateDealPrice, readDemoDeals } from './deals.ts'
import { readDemoProducts } from './demo-products.ts'

const bySlug = new Map((await readDemoProducts()).map((product) => [product.slug, product]))
const deals = readDemoDeals()

test('three deals of every day and two of every week, for a whole round', () => {
  const countDeals = (kind: 'daily' | 'weekly') =>
    Object.values(
      Object.groupBy(
        deals.filter((deal) => deal.kind === kind),
        ({ turn }) => turn,
      ),
    ).map((turn) => turn?.length)
  expect(countDeals('daily')).toEqual(Array(32).fill(3))
  expect(countDeals('weekly')).toEqual(Array(6).fill(2))
})

test('no product comes twice in a round, and rests for more than 30 days before the next', () => {
  expect(new Set(deals.map(({ product }) => product)).size).toBe(deals.length)
  for (const { kind, repeatAfterDays } of deals) {
    const lastsDays = kind === 'daily' ? 1 : 7
    expect(repeatAfterDays - lastsDays).toBeGreaterThan(30)
  }
})

test('every price is lower than the one of today', () => {
  for (const { product, percent } of deals) {
    const variants = bySlug.get(product)?.variants ?? []
    expect(variants.length, product).toBeGreaterThan(0)
    for (const { prices } of variants) {
      const today = prices.at(-1)?.priceCents ?? 0
      expect(calculateDealPrice(today, percent)).toBeLessThan(today * 0.9)
    }
  }
})

test('deals on goods to try out last a week, and seasonal goods are no deal', () => {
  const inDeal = (kind: 'daily' | 'weekly') =>
    deals.flatMap((deal) => (deal.kind === kind ? (bySlug.get(deal.product) ?? []) : []))
  const large = ['boxspring', 'matras', 'topper']
  expect(inDeal('daily').filter(({ family }) => large.includes(family))).toEqual([])
  expect(inDeal('weekly').some(({ family }) => large.includes(family))).toBe(true)
  const seasonal = [...inDeal('daily'), ...inDeal('weekly')].filter(({ family }) =>
    ['kerst', 'kerstboom', 'barbecue'].includes(family),
  )
  expect(seasonal).toEqual([])
})

test('every former price stood thirty days before its deal begins', () => {
  const young = deals.filter(({ product }) => (bySlug.get(product)?.createdDaysAgo ?? 0) < 30)
  expect(young.map(({ product }) => product)).toEqual([])
})
