import {
  getProductEndpoint,
  getProductFeedEndpoint,
  getProductFeedPartsEndpoint,
  getProductSitemapEndpoint,
  getProductSitemapIndexEndpoint,
  getSitemapEndpoint,
} from '@sluimer/contract/catalog/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aCategoryAt, aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { saveFacet } from '../../catalog/facet/save-facet.ts'
import { changePrice } from '../../catalog/price/change-price.ts'
import { changeStock } from '../../catalog/stock/change-stock.ts'
import { aPage } from '../../content/content.builders.ts'
import { savePage } from '../../content/page/save-page.ts'

const now = new Date('2026-11-20T10:00:00Z')
/** Sitemaps are remembered for a minute, so every look at the clock is later than the last. */
let looks = 0
let app: TestApp

beforeAll(async () => {
  app = await buildTestApp({ clock: () => new Date(now.getTime() + ++looks * 61_000) })
})
afterAll(() => app.close())

async function changedAt(slug: string): Promise<string | undefined> {
  const { pages } = await app.mustCall(getProductSitemapIndexEndpoint, {})
  for (const { page } of pages) {
    const { products } = await app.mustCall(getProductSitemapEndpoint, { params: { page } })
    const found = products.find(({ link }) => link === `/${slug}.html`)
    if (found) return found.changed_at
  }
  return undefined
}

test('[API-03] the sitemap names categories with something to show, brands and service pages', async () => {
  await aProduct(app.db, { mainCategory: 'slapen/dekbedden', brand: 'donsland' })
  await aCategoryAt(app.db, 'leeg')
  await savePage(app.db, aPage({ kind: 'service', slug: 'retourneren', title: 'Retourneren' }))
  await savePage(app.db, aPage({ kind: 'text', slug: 'kleine-letters' }))

  const sitemap = await app.mustCall(getSitemapEndpoint, { query: {} })
  const categories = sitemap.categories?.map(({ link }) => link)
  expect(categories).toEqual(expect.arrayContaining(['/slapen/', '/slapen/dekbedden/']))
  expect(categories).not.toContain('/leeg/')
  expect(sitemap.brands).toContainEqual(
    expect.objectContaining({ title: 'donsland', link: '/brands/donsland/' }),
  )
  expect(sitemap.services).toEqual([
    { title: 'Retourneren', link: '/service/retourneren/', changed_at: '2026-10-01T08:00:00.000Z' },
  ])
})

test('[RT-13] the sitemap names one filter value with words for a page, unless all products have it', async () => {
  const values = [
    { slug: 'wol', title: 'Wol' },
    { slug: 'zijde', title: 'Zijde' },
    { slug: 'vilt', title: 'Vilt' },
  ]
  await saveFacet(app.db, {
    key: 'stof',
    title: 'Stof',
    position: 0,
    pageTitle: '{category} van {value}',
    values,
  })
  await saveFacet(app.db, {
    key: 'vorm',
    title: 'Vorm',
    position: 1,
    values: [{ slug: 'rond', title: 'Rond' }],
  })
  await aProduct(app.db, { mainCategory: 'plaids', facets: { stof: ['wol'], vorm: ['rond'] } })
  await aProduct(app.db, { mainCategory: 'plaids', facets: { stof: ['wol', 'zijde'] } })
  await app.deps.changes.catchUp()
  const { filters } = await app.mustCall(getSitemapEndpoint, {
    query: { components: 'filters', url: '/plaids/' },
  })
  expect(filters).toEqual([{ title: 'plaids van zijde', link: '/plaids/zijde/', changed_at: null }])
})

test('[API-03] a sitemap can be asked for by component and by the path above', async () => {
  await aProduct(app.db, { mainCategory: 'wonen/lampen' })
  const query = { components: 'categories', url: '/wonen/' }
  const sitemap = await app.mustCall(getSitemapEndpoint, { query })
  expect(Object.keys(sitemap)).toEqual(['categories'])
  expect(sitemap.categories?.map(({ link }) => link)).toEqual(['/wonen/', '/wonen/lampen/'])
})

test('[API-03] an unknown component is refused', async () => {
  const answer = await app.call(getSitemapEndpoint, { query: { components: 'categories,orders' } })
  expect(answer).toMatchObject({ ok: false, status: 400, error: { code: 'invalid_request' } })
})

test('a product that is not sold any more is in no sitemap and in no feed', async () => {
  const { slug } = await aProduct(app.db, { active: false })
  expect(await changedAt(slug)).toBeUndefined()
  const { products } = await app.mustCall(getProductFeedEndpoint, { query: { limit: 500 } })
  expect(products.map(({ link }) => link)).not.toContain(`/${slug}.html`)
})

test('a page of the sitemap without a product does not exist', async () => {
  const answer = await app.call(getProductSitemapEndpoint, { params: { page: 999_999 } })
  expect(answer).toMatchObject({ ok: false, status: 404 })
})

test('what changes a page moves its moment of change: price, text, selling out; not one piece less, nor a save of the same', async () => {
  const special = {
    slug: 'veert-mee',
    sku: 'VM',
    stock: 3,
    variants: [{ sku: 'VM1', priceCents: 5000, stockOnHand: 3 }],
  }
  const product = await aProduct(app.db, special)
  const variantId = onlyVariantId(product)
  const reduced = {
    ...special,
    title: 'Product gelijk',
    variants: [{ sku: 'VM1', priceCents: 4500, stockOnHand: 3 }],
  }
  const before = await changedAt(product.slug)

  await changeStock(app.db, { variantId, by: -1 })
  await aProduct(app.db, { ...special, title: 'Product gelijk' })
  const afterText = await changedAt(product.slug)
  expect(afterText).not.toBe(before)
  await aProduct(app.db, { ...special, title: 'Product gelijk' })
  expect(await changedAt(product.slug)).toBe(afterText)

  await changeStock(app.db, { variantId, by: -1 })
  expect(await changedAt(product.slug)).toBe(afterText)
  await changeStock(app.db, { variantId, by: -1 })
  const afterSoldOut = await changedAt(product.slug)
  expect(afterSoldOut).not.toBe(afterText)

  await changePrice(app.db, { variantId, priceCents: 4500 }, now)
  const afterPrice = await changedAt(product.slug)
  expect(afterPrice).not.toBe(afterSoldOut)

  const images = [{ key: 'andere-foto', alt: 'Een andere foto' }]
  await aProduct(app.db, { ...reduced, images })
  const afterPicture = await changedAt(product.slug)
  expect(afterPicture).not.toBe(afterPrice)
  await aProduct(app.db, { ...reduced, images })
  expect(await changedAt(product.slug)).toBe(afterPicture)
})

test('the feed has the price, the former price and the stock of the product page', async () => {
  const product = await aProduct(app.db, {
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
      { sku: 'FEED-S', values: { maat: 's' }, priceCents: 4000, stockOnHand: 0 },
      { sku: 'FEED-L', values: { maat: 'l' }, priceCents: 9900, stockOnHand: 4 },
    ],
  })
  const large = product.variants.find(({ sku }) => sku === 'FEED-L')
  await changePrice(app.db, { variantId: large?.id ?? 0, priceCents: 7900 }, now)

  const page = await app.mustCall(getProductEndpoint, { params: { slugOrId: product.slug }, query: {} })
  const query = { after: product.id - 1, until: product.id }
  const [fed] = (await app.mustCall(getProductFeedEndpoint, { query })).products
  expect(fed?.variants.map(({ sku, price, available }) => ({ sku, price, available }))).toEqual(
    page.variants.map(({ sku, price, available }) => ({ sku, price, available })),
  )
  expect(fed?.variants[1]?.price).toMatchObject({ price: 79, price_old: 99 })
  expect(fed?.variants[1]?.choices).toEqual([{ key: 'maat', value_key: 'l', value: 'L' }])
})

test('shipping in the feed is what the delivery tariff of each country asks for that one piece', async () => {
  const product = await aProduct(app.db, { priceCents: 6000, deliveryClass: 'parcel' })
  const { products } = await app.mustCall(getProductFeedEndpoint, { query: { after: product.id - 1 } })
  expect(products[0]?.variants[0]?.shipping).toEqual([
    { country: 'NL', service: 'Thuisbezorgd', price: 0 },
    { country: 'BE', service: 'Thuisbezorgd', price: 6.95 },
  ])
})

test('the feed is read to its end in pages, and its parts hold all of it', async () => {
  for (let count = 0; count < 3; count++) await aProduct(app.db)
  const whole = await app.mustCall(getProductFeedEndpoint, { query: { limit: 500 } })
  const ids: string[] = []
  let after: number | undefined = 0
  while (after !== undefined) {
    const page: typeof whole = await app.mustCall(getProductFeedEndpoint, { query: { after, limit: 2 } })
    ids.push(...page.products.map(({ id }) => id))
    after = page.next === null ? undefined : Number(page.next)
  }
  expect(ids).toEqual(whole.products.map(({ id }) => id))

  const { parts } = await app.mustCall(getProductFeedPartsEndpoint, {})
  const variants = whole.products.reduce((sum, product) => sum + product.variants.length, 0)
  expect(parts.map((part) => part.variants)).toEqual([variants])
  expect(parts[0]).toMatchObject({ until: ids.at(-1) })
})
