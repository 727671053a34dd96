import { expect, test } from 'vitest'
import { planDemoDeals } from './deals.ts'
import { composeDemoProducts } from './demo-catalog.ts'
import { demoPictures, toKey } from './pictures.ts'

const pictures = new Set(demoPictures().map(toKey))
const products = composeDemoProducts((key) => pictures.has(key))
const deals = planDemoDeals(products)

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
  expect(new Set(deals.map(({ slug }) => slug)).size).toBe(deals.length)
  for (const { kind, repeatAfterDays } of deals) {
    const lastsDays = kind === 'daily' ? 1 : 7
    expect(repeatAfterDays - lastsDays).toBeGreaterThan(30)
  }
})

test('every price is lower than the one of today', () => {
  const priceOf = new Map(
    products.flatMap(({ variants }) =>
      variants.map(({ sku, prices }) => [sku, prices.at(-1)?.priceCents ?? 0]),
    ),
  )
  for (const { sku, priceCents } of deals.flatMap(({ prices }) => prices))
    expect(priceCents).toBeLessThan((priceOf.get(sku) ?? 0) * 0.9)
})

test('deals on goods to try out last a week, and seasonal goods are no deal', () => {
  const bySlug = new Map(products.map((product) => [product.slug, product]))
  const inDeal = (kind: 'daily' | 'weekly') =>
    deals.flatMap((deal) => (deal.kind === kind ? (bySlug.get(deal.slug) ?? []) : []))
  const large = ['boxspring', 'matras', 'topper']
  expect(inDeal('daily').filter(({ family }) => large.includes(family))).toEqual([])
  expect(inDeal('weekly').some(({ family }) => large.includes(family))).toBe(true)
  const seasonal = [...inDeal('daily'), ...inDeal('weekly')].filter(({ family }) =>
    ['kerst', 'kerstboom', 'barbecue'].includes(family),
  )
  expect(seasonal).toEqual([])
})

test('every former price stood thirty days before its deal begins', () => {
  const ages = new Map(products.map(({ slug, createdDaysAgo }) => [slug, createdDaysAgo]))
  expect(deals.filter(({ slug }) => (ages.get(slug) ?? 0) < 30).map(({ slug }) => slug)).toEqual([])
})
