import { addCartItemEndpoint } from '@sluimer/contract/cart/endpoints'
import {
  getCategoryOverviewEndpoint,
  getSearchSuggestionsEndpoint,
} from '@sluimer/contract/catalog/endpoints'
import { getSuggestedProductsEndpoint } from '@sluimer/contract/catalog/suggested-endpoints'
import { getHomepageEndpoint } from '@sluimer/contract/content/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct } from '../../catalog/catalog.builders.ts'
import { saveFacet } from '../../catalog/facet/save-facet.ts'
import { saveContentBlock } from '../../content/block/save-content-block.ts'

const now = new Date('2026-11-20T09:00:00Z')
let app: TestApp

/** A cover in two cloths and three sizes; flannel in the large size is sold out. */
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  const values = ['percal', 'flanel', '140x220', '240x220', '260x220']
  await saveFacet(app.db, {
    ...{ key: 'maat', title: 'Maat', position: 0 },
    values: values.map((slug) => ({ slug, title: slug })),
  })
  await aProduct(app.db, {
    slug: 'overtrek-takje',
    mainCategory: 'overtrek',
    facets: { maat: values },
    images: ['takje', 'takje-flanel'].map((key) => ({ key, alt: key })),
    options: [
      { key: 'stof', title: 'Stof', values: [choice('percal'), choice('flanel')] },
      { key: 'maat', title: 'Maat', values: [choice('140x220'), choice('240x220'), choice('260x220')] },
    ],
    variants: [
      aVariant('percal', '140x220', 3495, 5),
      aVariant('percal', '240x220', 5595, 5),
      aVariant('flanel', '140x220', 3995, 5),
      aVariant('flanel', '240x220', 6595, 5),
      aVariant('flanel', '260x220', 6995, 0),
    ],
  })
  await aProduct(app.db, {
    slug: 'overtrek-zonder-keus',
    mainCategory: 'overtrek',
    facets: { maat: ['140x220'] },
  })
  await app.deps.changes.catchUp()
})
afterAll(() => app.close())

const choice = (key: string) => ({ key, title: key })
const aVariant = (stof: string, maat: string, priceCents: number, stockOnHand: number) => ({
  ...{ sku: `${stof}-${maat}`, values: { stof, maat }, priceCents, stockOnHand },
  imageKey: stof === 'flanel' ? 'takje-flanel' : 'takje',
})

async function showTile(...chosen: string[]) {
  const path = ['overtrek', ...chosen].join('/')
  const { products } = await app.mustCall(getCategoryOverviewEndpoint, { query: { path } })
  const tile = products.find(({ slug }) => slug === 'overtrek-takje')
  return (
    tile && { link: tile.link, euros: tile.price.price, from: tile.price.from, available: tile.available }
  )
}

test('[CT-03] without filters a tile shows the lowest price of all, and leads to the product', async () => {
  expect(await showTile()).toEqual({
    ...{ link: '/overtrek-takje.html', available: true },
    ...{ euros: 34.95, from: true },
  })
})

test('[CT-08] under a filter of sizes the price is that of the size, and the address has it', async () => {
  expect(await showTile('240x220')).toEqual({
    ...{ link: '/overtrek-takje.html?stof=percal&maat=240x220', available: true },
    ...{ euros: 55.95, from: true },
  })
})

test('[CT-08] cloth and size together leave one price, without "from"', async () => {
  expect(await showTile('240x220', 'flanel')).toEqual({
    ...{ link: '/overtrek-takje.html?stof=flanel&maat=240x220', available: true },
    ...{ euros: 65.95, from: false },
  })
})

test('[CT-08] what is sold out in the size that was asked for says so', async () => {
  expect(await showTile('260x220')).toEqual({
    ...{ link: '/overtrek-takje.html?stof=flanel&maat=260x220', available: false },
    ...{ euros: 69.95, from: false },
  })
})

test('[CT-08] a product without that option stays as it is', async () => {
  const { products } = await app.mustCall(getCategoryOverviewEndpoint, {
    query: { path: 'overtrek/140x220' },
  })
  expect(products.map(({ link }) => link).toSorted()).toEqual([
    '/overtrek-takje.html?stof=percal&maat=140x220',
    '/overtrek-zonder-keus.html',
  ])
})

const inBed = async (bed_size: string, ...chosen: string[]) => {
  const { products } = await app.mustCall(getCategoryOverviewEndpoint, {
    query: { path: ['overtrek', ...chosen].join('/'), bed_size },
  })
  return products
    .filter(({ slug }) => slug === 'overtrek-takje')
    .map(({ link, price, asks_size, shown_size, variant_id }) => {
      return { link, euros: price.price, asks_size, shown_size, variant_id }
    })
}

test('without filters, a visitor who gave the size of their bed sees covers that fit it', async () => {
  expect(await inBed('180x200')).toEqual([
    {
      ...{ link: '/overtrek-takje.html?stof=percal&maat=240x220', euros: 55.95 },
      // The size is known, the cloth is not.
      ...{ asks_size: false, shown_size: '240 x 220 cm', variant_id: null },
    },
  ])
  expect(await inBed('90x200')).toMatchObject([{ euros: 34.95, shown_size: '140 x 220 cm' }])
})

test('a chosen size counts for more than the size of the bed, and another filter goes with it', async () => {
  expect(await inBed('180x200', '140x220')).toMatchObject([{ euros: 34.95, shown_size: null }])
  expect(await inBed('180x200', 'flanel')).toMatchObject([
    { link: '/overtrek-takje.html?stof=flanel&maat=240x220', shown_size: '240 x 220 cm' },
  ])
})

test('what leaves nothing to choose is added to the cart at once', async () => {
  const [tile] = await inBed('180x200', 'flanel')
  const added = await app.call(addCartItemEndpoint, {
    body: { item_id: tile?.variant_id ?? '', quantity: 1 },
  })
  expect(added).toMatchObject({
    ok: true,
    data: { cart: { items: [{ title: expect.any(String) }], totals: { grand_total: 65.95 } } },
  })
  expect(await inBed('180x200')).toMatchObject([{ variant_id: null }])
})

test('what is sold out in the size for the bed is shown as without one', async () => {
  expect(await inBed('200x200')).toMatchObject([{ link: '/overtrek-takje.html', shown_size: null }])
  expect(await inBed('200x200', 'flanel')).toMatchObject([
    { link: '/overtrek-takje.html?stof=flanel&maat=140x220', shown_size: null },
  ])
})

test('[CT-12] suggestions lead to the size for the bed, at its price, and name it', async () => {
  const suggest = async (visitor: { bed_size?: string }) => {
    const { products } = await app.mustCall(getSearchSuggestionsEndpoint, {
      query: { search_term: 'overtrek', ...visitor },
    })
    return products
      .filter(({ link }) => link.includes('takje'))
      .map(({ link, price, shown_size }) => [link, price.price, shown_size])
  }
  expect(await suggest({})).toEqual([['/overtrek-takje.html', 34.95, null]])
  expect(await suggest({ bed_size: '180x200' })).toEqual([
    ['/overtrek-takje.html?stof=percal&maat=240x220', 55.95, '240 x 220 cm'],
  ])
})

test('[HM-01] a strip of the home page stands in the size for the bed', async () => {
  const strip = {
    title: 'Nieuw',
    link: { title: 'Alles', link: '/overtrek/' },
    categoryPath: 'overtrek',
    limit: 4,
  }
  const promo = { link: '/overtrek/', imageKey: 'takje', title: 'Slaap' }
  await saveContentBlock(app.db, 'homepage', { title: 'Thuis', promo, highlights: [], strips: [strip] }, now)
  await app.deps.changes.catchUp()
  const { strips } = await app.mustCall(getHomepageEndpoint, { query: { bed_size: '180x200' } })
  const tile = strips[0]?.products.find(({ slug }) => slug === 'overtrek-takje')
  expect(tile).toMatchObject({ shown_size: '240 x 220 cm', price: { price: 55.95 } })
})

test('a size that no bed has is refused', async () => {
  const answer = await app.call(getCategoryOverviewEndpoint, {
    query: { path: 'overtrek', bed_size: '181x200' },
  })
  expect(answer).toMatchObject({ ok: false, error: { code: 'invalid_request' } })
})

test('products that a browser remembers stand in the size of the bed too', async () => {
  const { products: all } = await app.mustCall(getCategoryOverviewEndpoint, { query: { path: 'overtrek' } })
  const ids = all.map(({ id }) => id).join(',')
  const show = async (query: { ids: string; bed_size?: string }) => {
    const { products } = await app.mustCall(getSuggestedProductsEndpoint, { query })
    return products.map(({ link, shown_size }) => [link, shown_size])
  }
  expect(await show({ ids })).toContainEqual(['/overtrek-takje.html', null])
  expect(await show({ ids, bed_size: '180x200' })).toContainEqual([
    '/overtrek-takje.html?stof=percal&maat=240x220',
    '240 x 220 cm',
  ])
})
