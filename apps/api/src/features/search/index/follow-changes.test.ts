import { getCategoryOverviewEndpoint } from '@sluimer/contract/catalog/endpoints'
import { getNavigationEndpoint } from '@sluimer/contract/content/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { createReadiness } from '../../../platform/readiness.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { saveCategory } from '../../catalog/category/save-category.ts'
import { saveFacet } from '../../catalog/facet/save-facet.ts'
import { changePrice } from '../../catalog/price/change-price.ts'
import { changeStock } from '../../catalog/stock/change-stock.ts'
import { followChanges } from './follow-changes.ts'
import { createProductSearch } from './product-search.ts'

const now = new Date('2026-11-20T09:00:00Z')
let app: TestApp

beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())

async function slugsIn(path: string, querystring?: string): Promise<string[]> {
  const query = querystring === undefined ? { path } : { path, querystring }
  const answer = await app.call(getCategoryOverviewEndpoint, { query })
  return answer.ok ? answer.data.products.map((product) => product.slug) : []
}
const caughtUp = () => app.deps.changes.catchUp()

test('[RT-12] a new product is listed at once, without anyone asking for it', async () => {
  await aProduct(app.db, { slug: 'vers', mainCategory: 'vers' })
  await expect.poll(() => slugsIn('vers')).toEqual(['vers'])
})

describe('the next listing', () => {
  test('is sorted by a price that changed', async () => {
    const cheap = await aProduct(app.db, { slug: 'goedkoop', priceCents: 1000, mainCategory: 'prijs' })
    await aProduct(app.db, { slug: 'duur', priceCents: 2000, mainCategory: 'prijs' })
    await caughtUp()
    expect(await slugsIn('prijs', 'tn_sort=price_asc')).toEqual(['goedkoop', 'duur'])
    await changePrice(app.db, { variantId: onlyVariantId(cheap), priceCents: 3000 }, now)
    await caughtUp()
    expect(await slugsIn('prijs', 'tn_sort=price_asc')).toEqual(['duur', 'goedkoop'])
  })

  test('[CT-03] still shows a product that was sold out, at the end, and says so', async () => {
    const special = { slug: 'laatste', stock: 1, mainCategory: 'voorraad', popularity: 9 }
    const product = await aProduct(app.db, special)
    await aProduct(app.db, { slug: 'genoeg', mainCategory: 'voorraad', popularity: 1 })
    await caughtUp()
    expect(await slugsIn('voorraad')).toEqual(['laatste', 'genoeg'])
    await changeStock(app.db, { variantId: onlyVariantId(product), by: -1 })
    await caughtUp()
    const { products } = await app.mustCall(getCategoryOverviewEndpoint, { query: { path: 'voorraad' } })
    expect(products).toMatchObject([
      { slug: 'genoeg', available: true, overlay: null },
      { slug: 'laatste', available: false, overlay: 'Tijdelijk uitverkocht' },
    ])
  })

  test('leaves out a product that is not sold any more, or moved elsewhere', async () => {
    await aProduct(app.db, {
      slug: 'stopt',
      sku: 'STOPT',
      mainCategory: 'oud',
      variants: [{ sku: 'ST', priceCents: 1, stockOnHand: 1 }],
    })
    await aProduct(app.db, {
      slug: 'verhuist',
      sku: 'VERHUIST',
      mainCategory: 'oud',
      variants: [{ sku: 'VH', priceCents: 1, stockOnHand: 1 }],
    })
    await caughtUp()
    expect(await slugsIn('oud')).toHaveLength(2)
    await aProduct(app.db, {
      slug: 'stopt',
      sku: 'STOPT',
      active: false,
      mainCategory: 'oud',
      variants: [{ sku: 'ST', priceCents: 1, stockOnHand: 1 }],
    })
    await aProduct(app.db, {
      slug: 'verhuist',
      sku: 'VERHUIST',
      mainCategory: 'elders',
      variants: [{ sku: 'VH', priceCents: 1, stockOnHand: 1 }],
    })
    await caughtUp()
    expect(await slugsIn('oud')).toEqual([])
    expect(await slugsIn('elders')).toEqual(['verhuist'])
  })

  test('knows a filter group and a category that staff added or renamed', async () => {
    await saveFacet(app.db, {
      key: 'vorm',
      title: 'Vorm',
      position: 0,
      values: [
        { slug: 'rond', title: 'Rond' },
        { slug: 'vierkant', title: 'Vierkant' },
      ],
    })
    await aProduct(app.db, { slug: 'tafel-rond', mainCategory: 'tafels', facets: { vorm: ['rond'] } })
    await aProduct(app.db, { slug: 'tafel-vierkant', mainCategory: 'tafels', facets: { vorm: ['vierkant'] } })
    await saveCategory(app.db, { path: 'tafels', title: 'Alle tafels' })
    await caughtUp()
    expect(await slugsIn('tafels/rond')).toEqual(['tafel-rond'])
    const overview = await app.mustCall(getCategoryOverviewEndpoint, { query: { path: 'tafels' } })
    expect(overview.category.title).toBe('Alle tafels')
    expect(overview.filters.map((filter) => filter.title)).toEqual(['Vorm'])
  })

  test('does not know a category that staff closed', async () => {
    await saveCategory(app.db, { path: 'tijdelijk', title: 'Tijdelijk', inNavigation: true })
    await caughtUp()
    expect(await app.call(getCategoryOverviewEndpoint, { query: { path: 'tijdelijk' } })).toMatchObject({
      status: 200,
    })
    await saveCategory(app.db, { path: 'tijdelijk', title: 'Tijdelijk', inNavigation: true, active: false })
    await caughtUp()
    expect(await app.call(getCategoryOverviewEndpoint, { query: { path: 'tijdelijk' } })).toMatchObject({
      status: 404,
    })
    expect((await app.mustCall(getNavigationEndpoint, {})).items).toEqual([])
  })
})

test('before the index is built the server is not ready', async () => {
  const readiness = createReadiness()
  const silent = { ...app.deps.changes, subscribe: () => undefined }
  const server = { addHook: () => undefined } as unknown as TestApp['server']
  const deps = { ...app.deps, readiness, changes: silent }
  followChanges(server, deps, createProductSearch())
  expect(await readiness.findProblems()).toEqual({ 'product-index': 'the product index is not built yet' })
  expect((await app.server.inject({ url: '/readyz' })).statusCode).toBe(200)
})
