import { searchProductsEndpoint } from '@sluimer/contract/catalog/endpoints'
import type { SearchOverview } from '@sluimer/contract/catalog/search'
import { anyCharacter } from '@sluimer/domain/testing/any-character'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct } from '../../catalog/catalog.builders.ts'
import { saveCategory } from '../../catalog/category/save-category.ts'
import { aShopToSearch } from '../finding-shop.builders.ts'

const nbsp = '\u00a0'
let app: TestApp

beforeAll(async () => {
  app = await buildTestApp()
  await aShopToSearch(app.db)
  await app.deps.changes.catchUp()
})
afterAll(() => app.close())

const search = (tn_q: string, querystring = '') =>
  app.mustCall(searchProductsEndpoint, { query: { tn_q, querystring } })
const slugs = (found: SearchOverview) => found.products.map(({ slug }) => slug).toSorted()

describe('[API-05] a search', () => {
  test('finds products by their words, best first, and is a listing like a category', async () => {
    const found = await search('dekbedovertrek')
    expect(slugs(found)).toEqual(['noor', 'ruit', 'vlinder'])
    expect(found).toMatchObject({ search_term: 'dekbedovertrek', relaxed: null, redirect_url: null })
    expect(found.pagination.total).toBe(3)
    expect(found.sort[0]).toMatchObject({ label: 'Relevantie', is_selected: true })
    expect(found.sort.map(({ label }) => label)).not.toContain('Aanbevolen')
    expect(found.categories).toEqual([{ title: 'Dekbedovertrekken', link: '/beddengoed/dekbedovertrek/' }])
  })

  test('[CT-11] filters with counts that leave its own group alone', async () => {
    const { products, filters, active_filters } = await search('dekbedovertrek', 'tn_fk_kleur=wit')
    expect(products).toHaveLength(2)
    const colors = filters.find(({ url_key }) => url_key === 'kleur')
    expect(colors?.attributes.map(({ value, count }) => [value, count])).toEqual([
      ['wit', 2],
      ['blauw', 1],
    ])
    expect(active_filters).toEqual([
      { title: 'Wit', group: 'Kleur', remove_url: '/zoeken/?tn_q=dekbedovertrek' },
    ])
  })

  test('keeps its text in every link', async () => {
    const found = await search('matras & wolk', 'tn_sort=price_asc')
    const own = '/zoeken/?tn_q=matras+%26+wolk'
    expect(found.pagination.page_links).toEqual({
      next: `${own}&tn_sort=price_asc&tn_p=2`,
      range: `${own}&tn_sort=price_asc&tn_p=1-2`,
    })
    const filtered = await search('dekbedovertrek', 'tn_q=anders&tn_sort=popular')
    expect(filtered.filters[0]?.attributes[0]?.url).toBe(
      '/zoeken/?tn_q=dekbedovertrek&tn_fk_kleur=wit&tn_sort=popular',
    )
  })

  test('[CT-10] goes on with its next page when the text comes as search_term', async () => {
    const query = { search_term: 'matras wolk', querystring: 'tn_q=iets+anders&tn_p=2' }
    const next = await app.mustCall(searchProductsEndpoint, { query })
    expect(next.products).toHaveLength(6)
    expect(next).toMatchObject({ search_term: 'matras wolk', pagination: { page: 2, total: 30 } })
  })

  test('says which word was mended', async () => {
    const found = await search('dekbedovertrk')
    expect(slugs(found)).toEqual(['noor', 'ruit', 'vlinder'])
    expect(found.relaxed).toEqual({
      dropped_words: [],
      corrected_text: 'dekbedovertrek',
      literal_url: '/zoeken/?tn_q=dekbedovertrk&tn_exact=1',
      only_mentioned: false,
    })
  })

  test('looks for a text as it was typed when that is asked for, and keeps saying so in its links', async () => {
    const { products, relaxed, sort } = await search('dekbedovertrk dekbed', 'tn_exact=1')
    expect(products.map(({ slug }) => slug)).toContain('poolster')
    expect(relaxed).toMatchObject({ corrected_text: null, dropped_words: ['dekbedovertrk'] })
    expect(sort[1]?.url).toBe('/zoeken/?tn_q=dekbedovertrk+dekbed&tn_exact=1&tn_sort=popular')
    expect((await search('dekbedovertrk', 'tn_exact=1')).products).toEqual([])
  })

  test('says when the text stands in descriptions alone', async () => {
    const description = ['Gevuld met de wol van alpacas.']
    await aProduct(app.db, { slug: 'alpaca', title: 'Sprei Andes', mainCategory: 'spreien', description })
    await app.deps.changes.catchUp()
    const found = await search('alpacas')
    expect(slugs(found)).toEqual(['alpaca'])
    expect(found.relaxed).toMatchObject({ only_mentioned: true })
  })

  test('says which word was dropped', async () => {
    const found = await search('dekbed xylofoon')
    expect(slugs(found)).toContain('poolster')
    expect(found.relaxed).toEqual({
      dropped_words: ['xylofoon'],
      corrected_text: null,
      literal_url: null,
      only_mentioned: false,
    })
  })

  test('says where the products that match end and those that only come near begin', async () => {
    const found = await search('dekbedovertrek vlinder')
    expect(found.filled_from).toBe(1)
    expect(found.products[0]?.slug).toBe('vlinder')
    expect(found.pagination.total).toBeGreaterThan(1)
    const sorted = await search('dekbedovertrek vlinder', 'tn_sort=price_asc')
    expect(sorted.filled_from).toBe(1)
    expect(sorted.products[0]?.slug).toBe('vlinder')
    expect((await search('dekbedovertrek')).filled_from).toBeNull()
  })

  test('offers what it understood as filters', async () => {
    await aProduct(app.db, { title: 'Badmat Duin', mainCategory: 'mat', facets: { kleur: ['wit'] } })
    await aProduct(app.db, {
      title: 'Badmat Wit Duin',
      mainCategory: 'hoes',
      facets: { kleur: ['blauw'] },
    })
    await app.deps.changes.catchUp()
    const wit = { title: 'Wit', group: 'Kleur', url: '/zoeken/?tn_q=badmat+wit&tn_fk_kleur=wit' }
    expect((await search('badmat wit')).interpreted).toEqual([wit])
    expect((await search('badmat wit', 'tn_fk_kleur=wit')).interpreted).toEqual([])
  })

  test('of nothing but unknown words finds nothing, and leads to popular categories', async () => {
    const found = await search('xylofoon qqqq')
    expect(found).toMatchObject({ products: [], filters: [], relaxed: null, pagination: { total: 0 } })
    expect(found.categories[0]).toEqual({ title: 'matrassen', link: '/matrassen/' })
  })

  test('of unknown words in a shop with a menu leads to departments of the menu, and to no collection', async () => {
    await saveCategory(app.db, { path: 'beddengoed', title: 'Beddengoed', inNavigation: true })
    await app.deps.changes.catchUp()
    const found = await search('xylofoon qqqq')
    expect(found.categories.map(({ link }) => link)).toEqual([
      '/beddengoed/dekbedovertrek/',
      '/beddengoed/dekbed/',
    ])
  })

  test('of goods in a shop with a menu leads to no collection outside it, however much of it was found', async () => {
    await saveCategory(app.db, { path: 'zomer-deals', title: 'Zomerdeals' })
    await aProduct(app.db, {
      title: 'Strandlaken Golf',
      mainCategory: 'beddengoed/dekbed',
      categories: ['zomer-deals'],
    })
    await app.deps.changes.catchUp()
    const { categories } = await search('strandlaken golf')
    expect(categories.map(({ title }) => title)).not.toContain('Zomerdeals')
  })

  test.each(['DV-100', 'dv-100'])('for the sku %s leads straight to the product', async (sku) => {
    expect((await search(sku)).redirect_url).toBe('/vlinder.html')
  })

  test('for one product that is called so does not', async () => {
    expect(await search('vlinder')).toMatchObject({ redirect_url: null, pagination: { total: 1 } })
  })

  test.each(['', '   ', '!?,.;', '🛏️🛏️', '%', '--'])('for %j answers with an empty listing', async (text) => {
    expect(await search(text)).toMatchObject({ products: [], redirect_url: null })
  })
})

describe('words of price', () => {
  test('are a filter that every link carries and that can be taken off', async () => {
    const found = await search('dekbedovertrek onder 50 euro')
    expect(slugs(found)).toEqual(['noor', 'ruit', 'vlinder'])
    expect(found).toMatchObject({ search_term: 'dekbedovertrek onder 50 euro', relaxed: null })
    expect(found.active_filters).toEqual([
      { title: `tot €${nbsp}50,-`, group: 'Prijs', remove_url: '/zoeken/?tn_q=dekbedovertrek' },
    ])
    expect(found.sort[1]?.url).toBe('/zoeken/?tn_q=dekbedovertrek&tn_fk_ae-prijs=0-50&tn_sort=popular')
  })

  test('leave out what costs more, on every page', async () => {
    const below = await search('matras tot 40')
    expect(below).toMatchObject({ products: [], pagination: { total: 0 } })
    expect(below.active_filters).toHaveLength(1)
    const all = await search('matras vanaf 40')
    expect(all.pagination.page_links.next).toBe('/zoeken/?tn_q=matras&tn_fk_ae-prijs=40-&tn_p=2')
    expect(all.active_filters[0]?.title).toBe(`vanaf €${nbsp}40,-`)
    const next = await search('matras', 'tn_fk_ae-prijs=40-&tn_p=2')
    expect(next.pagination).toMatchObject({ total: all.pagination.total, page: 2 })
  })

  test('give way to what is chosen in the address', async () => {
    const found = await search('dekbedovertrek onder 5 euro', 'tn_fk_ae-prijs=20-60&tn_sort=newest')
    expect(found.products).toHaveLength(3)
    expect(found.active_filters[0]?.title).toBe(`€${nbsp}20,- tot €${nbsp}60,-`)
  })

  test('ask for an order', async () => {
    const { sort } = await search('duurste dekbedovertrek')
    expect(sort.find(({ is_selected }) => is_selected)?.label).toBe('Prijs hoog - laag')
    expect(sort[0]?.url).toBe('/zoeken/?tn_q=dekbedovertrek')
    const chosen = await search('duurste dekbedovertrek', 'tn_sort=popular')
    expect(chosen.sort.find(({ is_selected }) => is_selected)?.label).toBe('Populair')
  })

  test('alone list everything of that price', async () => {
    const found = await search('onder 50 euro')
    expect(found.pagination.total).toBeGreaterThan(30)
    expect(found.active_filters[0]?.remove_url).toBe('/zoeken/?tn_q=')
    expect((await search('', 'tn_fk_ae-prijs=0-50')).pagination.total).toBe(found.pagination.total)
  })

  test('that are sizes or weights do not count', async () => {
    expect((await search('matras 140x200 tot 100 kg')).active_filters).toEqual([])
  })
})

test('[API-05] no text, however mangled, is answered with more than a refusal', async () => {
  const text = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 100 }),
    fc.webQueryParameters(),
    fc.constantFrom('a'.repeat(10_000), '\u0000', '%E0%A4%A', '-'.repeat(100), 'de '.repeat(33), '"\'\\'),
  )
  await fc.assert(
    fc.asyncProperty(text, text, async (tn_q, querystring) => {
      const answer = await app.call(searchProductsEndpoint, {
        query: { tn_q, querystring: querystring.slice(0, 2000) },
      })
      expect([200, 400]).toContain(answer.status)
    }),
    { numRuns: 60 },
  )
  const broken = await app.server.inject({
    url: '/v1/catalog/search?tn_q=%E0%A4%A&querystring=%',
    headers: { authorization: `Bearer ${app.serviceToken()}` },
  })
  expect([200, 400]).toContain(broken.statusCode)
})
