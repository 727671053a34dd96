import { getCategoryOverviewEndpoint } from '@sluimer/contract/catalog/endpoints'
import type { Overview } from '@sluimer/contract/catalog/overview'
import { anyCharacter } from '@sluimer/domain/testing/any-character'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct } from '../../catalog/catalog.builders.ts'
import { saveCategory } from '../../catalog/category/save-category.ts'
import { aBeddingShop } from '../bedding-shop.builders.ts'

const now = new Date('2026-11-20T09:00:00Z')
let app: TestApp

beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  await aBeddingShop(app.db)
  await app.deps.changes.catchUp()
})
afterAll(() => app.close())

const overview = (path: string, querystring?: string) =>
  app.mustCall(getCategoryOverviewEndpoint, {
    query: querystring === undefined ? { path } : { path, querystring },
  })
const slugs = (listing: Overview) => listing.products.map((product) => product.slug)
const covers = 'beddengoed/dekbedovertrek'

describe('a category', () => {
  test('[RT-12] [CT-01] has its page as soon as it is saved, with its head and its products', async () => {
    await aProduct(app.db, { slug: 'kussentje', mainCategory: 'nieuw/kussens' })
    await app.deps.changes.catchUp()
    const listing = await overview('nieuw/kussens')
    expect(listing.category).toMatchObject({ title: 'kussens', path: 'nieuw/kussens', tiles_per_row: 3 })
    expect(listing.breadcrumb).toEqual([
      { title: 'Home', link: '/' },
      { title: 'nieuw', link: '/nieuw/' },
      { title: 'kussens', link: '/nieuw/kussens/' },
    ])
    expect(slugs(listing)).toEqual(['kussentje'])
  })

  test('shows the products of the categories below it, and leads only to those with products', async () => {
    const listing = await overview('beddengoed')
    expect(slugs(listing)).toEqual(['a', 'b', 'c', 'd'])
    expect(listing.category.description).toBe('Alles voor op bed')
    expect(listing.category.children).toEqual([
      { title: 'Dekbedovertrekken', link: '/beddengoed/dekbedovertrek/' },
    ])
  })

  test('[CT-02] tells how many tiles stand in a row', async () => {
    expect((await overview(covers)).category.tiles_per_row).toBe(4)
  })

  test.each([
    'onbekend',
    'beddengoed/onbekend',
    'beddengoed/katoen/onbekend',
    'katoen',
    '//',
    'beddengoed/wit/blauw/rood/katoen',
  ])('[RT-13] %s does not exist', async (path) => {
    const answer = await app.call(getCategoryOverviewEndpoint, { query: { path } })
    expect(answer).toMatchObject({ ok: false, status: 404, error: { code: 'not_found' } })
  })

  test('without products is an empty listing that search engines leave out', async () => {
    const listing = await overview('beddengoed/leeg')
    expect(listing).toMatchObject({ products: [], filters: [], indexable: false })
    expect(listing.pagination).toEqual({
      total: 0,
      subtotal: 0,
      page: 1,
      page_links: { next: null, range: null },
    })
  })
})

describe('sorting', () => {
  test('[CT-06] [EN-02] offers six ways and says which one is used', async () => {
    const { sort } = await overview(covers, 'tn_sort=price_desc')
    expect(sort.map((option) => option.label)).toEqual([
      'Aanbevolen',
      'Populair',
      'Prijs laag - hoog',
      'Prijs hoog - laag',
      'Nieuwste',
      'Hoogste korting',
    ])
    expect(sort.filter((option) => option.is_selected).map((option) => option.code)).toEqual(['price_desc'])
    expect(sort[2]).toEqual({
      label: 'Prijs laag - hoog',
      code: 'price_asc',
      value: { raw_url: 'tn_sort=price_asc' },
      url: '/beddengoed/dekbedovertrek/?tn_sort=price_asc',
      raw_url: 'tn_sort=price_asc',
      is_selected: false,
    })
    expect(sort[0]?.url).toBe('/beddengoed/dekbedovertrek/')
  })

  test('[CT-06] what is recommended is another order than what is popular', async () => {
    const path = 'uitgelicht'
    await saveCategory(app.db, { path, title: 'Uitgelicht' })
    await aProduct(app.db, { slug: 'gewild', mainCategory: path, popularity: 110, stock: 2 })
    await aProduct(app.db, { slug: 'ruim-op-voorraad', mainCategory: path, popularity: 100, stock: 50 })
    await app.deps.changes.catchUp()
    expect(slugs(await overview(path))).toEqual(['ruim-op-voorraad', 'gewild'])
    expect(slugs(await overview(path, 'tn_sort=popular'))).toEqual(['gewild', 'ruim-op-voorraad'])
  })

  test.each([
    ['price_asc', ['a', 'b', 'c']],
    ['price_desc', ['c', 'b', 'a']],
    ['popular', ['a', 'b', 'c']],
    ['niets', ['a', 'b', 'c']],
  ])('by %s', async (value, order) => {
    expect(slugs(await overview(covers, `tn_sort=${value}`))).toEqual(order)
  })
})

describe('pages', () => {
  test('[EN-01] 24 tiles, with links to the next page and to everything up to it', async () => {
    const listing = await overview('vol')
    expect(listing.products).toHaveLength(24)
    expect(listing.pagination).toEqual({
      total: 50,
      subtotal: 24,
      page: 1,
      page_links: { next: '/vol/?tn_p=2', range: '/vol/?tn_p=1-2' },
    })
  })

  test('[CT-10] a range shows all its pages, and the last page has no next one', async () => {
    const range = await overview('vol', 'tn_p=1-2')
    expect(slugs(range)).toEqual(Array.from({ length: 48 }, (_, i) => `vol-${i}`))
    expect(range.pagination).toMatchObject({ page: 2, subtotal: 48, page_links: { range: '/vol/?tn_p=1-3' } })
    const last = await overview('vol', 'tn_p=3')
    expect(slugs(last)).toEqual(['vol-48', 'vol-49'])
    expect(last.pagination).toMatchObject({ page: 3, subtotal: 50, page_links: { next: null, range: null } })
  })

  test.each(['0', '-1', 'x', '1.5', '99999999999', ''])(
    'page %j is answered with a page that exists',
    async (page) => {
      const listing = await overview('vol', `tn_p=${page}`)
      expect(listing.products.length).toBeGreaterThan(0)
    },
  )

  test('beyond the last page stands the last page', async () => {
    expect((await overview('vol', 'tn_p=7')).pagination.page).toBe(3)
    expect(slugs(await overview('vol', 'tn_p=7-9'))).toEqual(['vol-48', 'vol-49'])
  })
})

test('no query, however mangled, is answered with more than a refusal', async () => {
  const key = fc.constantFrom('tn_p', 'tn_sort', 'tn_fk_kleur', 'tn_fk_ae-prijs', 'tn_fk_maat', '')
  const text = fc.oneof(fc.string({ unit: anyCharacter, maxLength: 60 }), fc.webQueryParameters())
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(key, text), { maxLength: 4 }), async (parts) => {
      const querystring = parts.map(([name, value]) => `${name}=${value}`).join('&')
      const answer = await app.call(getCategoryOverviewEndpoint, { query: { path: covers, querystring } })
      expect([200, 400]).toContain(answer.status)
    }),
    { numRuns: 60 },
  )
})
