import { addCartItemEndpoint, getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import {
  getFeaturedProductsEndpoint,
  getProductEndpoint,
  getProductFeedEndpoint,
} from '@sluimer/contract/catalog/endpoints'
import { getSuggestedProductsEndpoint } from '@sluimer/contract/catalog/suggested-endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../catalog.builders.ts'
import { aDeal } from './deal.builders.ts'
import { endDeal } from './end-deal.ts'

const startsAt = new Date('2026-11-20T09:00:00Z')
const endsAt = new Date('2026-11-20T23:00:00Z')
const before = (moment: Date) => new Date(moment.getTime() - 1)
let now = startsAt
let app: TestApp

beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())

/** Returns a product's price from every place that shows it. */
async function listPrices(product: { id: number; slug: string }) {
  const page = await app.mustCall(getProductEndpoint, { params: { slugOrId: product.slug }, query: {} })
  const { products: suggested } = await app.mustCall(getSuggestedProductsEndpoint, {
    query: { ids: String(product.id) },
  })
  const { products: featured } = await app.mustCall(getFeaturedProductsEndpoint, { query: {} })
  const feed = await app.mustCall(getProductFeedEndpoint, {
    query: { after: product.id - 1, until: product.id },
  })
  const cookies = app.newVisitor()
  const added = { item_id: page.variant_id, quantity: 2 }
  await app.mustCall(addCartItemEndpoint, { body: added }, { cookies })
  const cart = await app.mustCall(getCartEndpoint, {}, { cookies })
  const item = cart.items[0]
  return {
    page: [page.price, page.variants[0]?.deal],
    tile: [suggested[0]?.price, suggested[0]?.deal],
    featured: [featured.find((one) => one.slug === product.slug)?.price],
    feed: [feed.products[0]?.variants[0]?.price, feed.products[0]?.variants[0]?.deal],
    cart: [item?.price, item?.price_old, item?.row_total, item?.deal, cart.totals.sub_total],
  }
}

const regular = { price: 50, price_old: null, price_incl: 50, discount_percent: null, from: false }
const reduced = { price: 40, price_old: 50, price_incl: 40, discount_percent: 20, from: false }
const everywhereRegular = {
  page: [regular, null],
  tile: [regular, null],
  featured: [regular],
  feed: [regular, null],
  cart: [50, null, 100, null, 100],
}
const runningDeal = expect.objectContaining({
  kind: 'daily',
  ends_at: endsAt.toISOString(),
  pieces_left: null,
})
const everywhereReduced = {
  page: [reduced, runningDeal],
  tile: [reduced, runningDeal],
  featured: [reduced],
  feed: [reduced, runningDeal],
  cart: [40, 50, 80, runningDeal, 80],
}

test('[SC-08] [API-03] the price of a deal begins and ends everywhere at the very moment', async () => {
  const product = await aProduct(app.db, { slug: 'dagdeal', priceCents: 5000, popularity: 9 })
  await aDeal(app.db, { variantId: onlyVariantId(product), priceCents: 4000, startsAt, endsAt })
  now = before(startsAt)
  expect(await listPrices(product)).toEqual(everywhereRegular)
  now = startsAt
  expect(await listPrices(product)).toEqual(everywhereReduced)
  now = before(endsAt)
  expect(await listPrices(product)).toEqual(everywhereReduced)
  now = endsAt
  expect(await listPrices(product)).toEqual(everywhereRegular)
})

test('[SC-08] a deal that is ended early is over at once, and the clock of the answer is the server’s', async () => {
  const product = await aProduct(app.db, { slug: 'vroeg-voorbij', priceCents: 5000 })
  const id = await aDeal(app.db, { variantId: onlyVariantId(product), priceCents: 4000, startsAt, endsAt })
  now = new Date('2026-11-20T12:00:00Z')
  const page = await app.mustCall(getProductEndpoint, { params: { slugOrId: product.slug }, query: {} })
  expect(page.variants[0]?.deal).toMatchObject({ now: now.toISOString() })
  await endDeal(app.db, id, now)
  expect(await listPrices(product)).toMatchObject({ page: [regular, null], cart: [50, null, 100, null, 100] })
})

test('a deal within 30 days of the one before shows its price alone, without a discount', async () => {
  const product = await aProduct(app.db, { slug: 'te-snel-terug', priceCents: 5000 })
  const variantId = onlyVariantId(product)
  const weekLater = (moment: Date) => new Date(moment.getTime() + 7 * 86_400_000)
  await aDeal(app.db, { variantId, priceCents: 4000, startsAt, endsAt })
  await aDeal(app.db, {
    variantId,
    priceCents: 4000,
    startsAt: weekLater(startsAt),
    endsAt: weekLater(endsAt),
  })
  now = weekLater(startsAt)
  const { price } = await app.mustCall(getProductEndpoint, { params: { slugOrId: product.slug }, query: {} })
  expect(price).toEqual({ ...regular, price: 40, price_incl: 40 })
})

test('[CT-03] a deal on a dearer variant makes it the one whose price stands on the tile', async () => {
  now = startsAt
  const { id, slug, variants } = await aProduct(app.db, {
    slug: 'met-varianten',
    options: [
      {
        key: 'maat',
        title: 'Maat',
        values: [
          { key: 's', title: 'S' },
          { key: 'l', title: 'L' },
        ],
      },
    ],
    variants: [
      { sku: 'MV-S', values: { maat: 's' }, priceCents: 4500, stockOnHand: 3 },
      { sku: 'MV-L', values: { maat: 'l' }, priceCents: 5000, stockOnHand: 3 },
    ],
  })
  await aDeal(app.db, { variantId: variants[1]?.id ?? 0, priceCents: 4000, startsAt, endsAt })
  const { products } = await app.mustCall(getSuggestedProductsEndpoint, { query: { ids: String(id) } })
  expect(products[0]?.price).toMatchObject({ price: 40, price_old: 50, from: true })
  const page = await app.mustCall(getProductEndpoint, { params: { slugOrId: slug }, query: {} })
  expect(page.variant_id).toBe(String(variants[1]?.id))
})
