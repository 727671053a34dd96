import { getBrandOverviewEndpoint, getBrandsEndpoint } from '@sluimer/contract/catalog/endpoints'
import { anyCharacter } from '@sluimer/domain/testing/any-character'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { saveBrand } from '../../catalog/brand/save-brand.ts'
import { aProduct } from '../../catalog/catalog.builders.ts'
import { aShopToSearch } from '../finding-shop.builders.ts'

let app: TestApp

beforeAll(async () => {
  app = await buildTestApp()
  await aShopToSearch(app.db)
  await app.deps.changes.catchUp()
})
afterAll(() => app.close())

test('[API-03] [RT-05] a brand has a listing of its own products, with filters', async () => {
  const overview = await app.mustCall(getBrandOverviewEndpoint, { query: { brand: 'duinroos' } })
  expect(overview.products.map(({ slug }) => slug)).toEqual(['vlinder', 'noor'])
  expect(overview).toMatchObject({
    brand: { title: 'Duinroos', link: '/brands/duinroos/', description: 'Beddengoed van katoen' },
    canonical_url: '/brands/duinroos/',
    indexable: true,
  })
  expect(overview.breadcrumb.map(({ link }) => link)).toEqual(['/', '/brands/', '/brands/duinroos/'])
  expect(overview.filters[0]?.attributes[0]?.url).toBe('/brands/duinroos/?tn_fk_kleur=wit')
})

test.each([
  { path: 'brands/duinroos', querystring: 'tn_fk_kleur=wit' },
  { fullPath: '/brands/duinroos/?tn_fk_kleur=wit', func: 'loadMore' },
  { brand: 'duinroos', path: 'brands/iets-anders', querystring: 'tn_fk_kleur=wit' },
])('[API-03] a brand is named by %j', async (query) => {
  const overview = await app.mustCall(getBrandOverviewEndpoint, { query })
  expect(overview.products.map(({ slug }) => slug)).toEqual(['vlinder'])
  expect(overview.indexable).toBe(false)
})

test.each([
  { brand: 'onbekend' },
  { path: 'brands' },
  { path: 'brands/duinroos/wit' },
  { path: 'slapen' },
  {},
])('[RT-05] %j names no brand', async (query) => {
  const answer = await app.call(getBrandOverviewEndpoint, { query })
  expect(answer).toMatchObject({ ok: false, status: 404 })
})

test('[RT-05] a brand that sells nothing now has an empty page that search engines leave out', async () => {
  const overview = await app.mustCall(getBrandOverviewEndpoint, { query: { brand: 'leeg-merk' } })
  expect(overview).toMatchObject({ products: [], indexable: false })
})

test('[RT-05] the list names the brands of goods on sale, by title, with a picture of what sells best', async () => {
  await aProduct(app.db, {
    ...{ slug: 'noor', title: 'Dekbedovertrek Noor', brand: 'duinroos', popularity: 40, priceCents: 3495 },
    mainCategory: 'beddengoed/dekbedovertrek',
  })
  await app.deps.changes.catchUp()
  const { brands } = await app.mustCall(getBrandsEndpoint, {})
  expect(brands).toMatchObject([
    {
      ...{ title: 'Duinroos', link: '/brands/duinroos/', description: 'Beddengoed van katoen' },
      ...{ image: { key: 'noor' }, products: 2, price: 34.95 },
    },
    { title: 'Heide & Zoon', link: '/brands/heide/', description: '', image: { key: 'ruit' }, products: 1 },
    { title: 'sluimer-thuis', link: '/brands/sluimer-thuis/', image: { key: 'poolster' }, products: 31 },
  ])
})

test('a brand is called by its new name as soon as that is saved', async () => {
  await saveBrand(app.db, { slug: 'duinroos', title: 'Duinroos Wonen' })
  await app.deps.changes.catchUp()
  const overview = await app.mustCall(getBrandOverviewEndpoint, { query: { brand: 'duinroos' } })
  expect(overview.brand.title).toBe('Duinroos Wonen')
  expect(overview.products).toHaveLength(2)
})

test('no address of a brand, however mangled, is answered with more than a refusal', async () => {
  const text = fc.oneof(fc.string({ unit: anyCharacter, maxLength: 60 }), fc.webQueryParameters())
  await fc.assert(
    fc.asyncProperty(text, text, async (brand, fullPath) => {
      const answer = await app.call(getBrandOverviewEndpoint, { query: { brand, fullPath } })
      expect([200, 400, 404]).toContain(answer.status)
    }),
    { numRuns: 40 },
  )
})
