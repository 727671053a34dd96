import { getCategoryOverview } from '@sluimer/contract/catalog/endpoints'
import type { Filter, Overview } from '@sluimer/contract/catalog/overview'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { aProduct } from '../catalog/catalog.builders.ts'
import { saveCategory } from '../catalog/save-category.ts'
import { saveFacet } from '../catalog/save-facet.ts'

const now = new Date('2026-11-20T09:00:00Z')
let app: TestApp

beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  const { db } = app
  await saveFacet(db, {
    key: 'materiaal',
    title: 'Materiaal',
    position: 0,
    values: [
      { slug: 'katoen', title: 'Katoen' },
      { slug: 'linnen', title: 'Linnen' },
    ],
  })
  await saveFacet(db, {
    key: 'maat',
    title: 'Maat',
    position: 1,
    infoText: 'Breedte x lengte',
    collapsed: true,
    values: [
      { slug: '140x220', title: '140 x 220' },
      { slug: '240x220', title: '240 x 220' },
    ],
  })
  await saveFacet(db, {
    key: 'kleur',
    title: 'Kleur',
    position: 2,
    selectionType: 'color',
    values: [
      { slug: 'wit', title: 'Wit', color: '#ffffff' },
      { slug: 'blauw', title: 'Blauw', color: '#224488' },
      { slug: 'rood', title: 'Rood', color: '#aa2222' },
    ],
  })
  await saveCategory(db, { path: 'beddengoed', title: 'Beddengoed', description: 'Alles voor op bed' })
  await saveCategory(db, { path: 'beddengoed/dekbedovertrek', title: 'Dekbedovertrekken', tilesPerRow: 4 })
  await saveCategory(db, { path: 'beddengoed/leeg', title: 'Nog niets' })
  await saveCategory(db, { path: 'vol', title: 'Vol' })
  const covers = [
    {
      slug: 'a',
      priceCents: 2050,
      popularity: 4,
      facets: { materiaal: ['katoen'], maat: ['140x220'], kleur: ['wit'] },
    },
    {
      slug: 'b',
      priceCents: 4995,
      popularity: 3,
      facets: { materiaal: ['katoen'], maat: ['240x220'], kleur: ['blauw'] },
    },
    {
      slug: 'c',
      priceCents: 7000,
      popularity: 2,
      facets: { materiaal: ['linnen'], maat: ['240x220'], kleur: ['wit'] },
    },
  ]
  for (const cover of covers) await aProduct(db, { ...cover, mainCategory: 'beddengoed/dekbedovertrek' })
  await aProduct(db, {
    slug: 'd',
    priceCents: 999,
    popularity: 1,
    facets: { kleur: ['rood'] },
    mainCategory: 'beddengoed',
  })
  for (let i = 0; i < 50; i++)
    await aProduct(db, { slug: `vol-${i}`, popularity: 100 - i, mainCategory: 'vol' })
  await app.deps.changes.catchUp()
})
afterAll(() => app.close())

const overview = (path: string, querystring?: string) =>
  app.mustCall(getCategoryOverview, { query: querystring === undefined ? { path } : { path, querystring } })
const slugs = (listing: Overview) => listing.products.map((product) => product.slug)
const covers = 'beddengoed/dekbedovertrek'

function filterOf(listing: Overview, key: string): Filter {
  const filter = listing.filters.find((one) => one.url_key === key)
  if (filter === undefined) throw new Error(`no filter ${key}`)
  return filter
}
const countsOf = (listing: Overview, key: string) =>
  Object.fromEntries(filterOf(listing, key).attributes.map(({ value, count }) => [value, count]))

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
    const answer = await app.call(getCategoryOverview, { query: { path } })
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

describe('filters', () => {
  test('[CT-08] stand in the order of their groups, with titles, types, flags and colours', async () => {
    const listing = await overview(covers)
    expect(listing.filters.map((filter) => [filter.title, filter.url_key, filter.selection_type])).toEqual([
      ['Materiaal', 'materiaal', 'link'],
      ['Maat', 'maat', 'link'],
      ['Prijs', 'ae-prijs', 'slider'],
      ['Kleur', 'kleur', 'color'],
    ])
    expect(filterOf(listing, 'maat')).toMatchObject({
      is_collapsible: true,
      is_collapsed: true,
      info_text: 'Breedte x lengte',
      nr_of_attributes_selected: 0,
    })
    expect(filterOf(listing, 'kleur').attributes[0]).toEqual({
      title: 'Wit',
      value: 'wit',
      url: '/beddengoed/dekbedovertrek/wit/',
      raw_url: '',
      is_selected: false,
      count: 2,
      color: '#ffffff',
    })
  })

  test('[CT-11] a group counts as if nothing of it were chosen, every other group with the choice', async () => {
    const listing = await overview(`${covers}/katoen`)
    expect(slugs(listing)).toEqual(['a', 'b'])
    expect(countsOf(listing, 'materiaal')).toEqual({ katoen: 2, linnen: 1 })
    expect(countsOf(listing, 'kleur')).toEqual({ wit: 1, blauw: 1 })
  })

  test('two values of a group widen the listing, a value of another narrows it', async () => {
    expect(slugs(await overview(`${covers}/katoen/linnen`))).toEqual(['a', 'b', 'c'])
    expect(slugs(await overview(`${covers}/katoen/linnen/wit`))).toEqual(['a', 'c'])
  })

  test('[CT-08] [RT-13] turning a value on or off keeps the rest: three in the path, the others in the query', async () => {
    const listing = await overview(`${covers}/katoen/linnen/240x220`, 'tn_sort=price_asc&tn_p=3')
    const on = filterOf(listing, 'kleur').attributes.find(({ value }) => value === 'wit')
    expect(on).toMatchObject({
      url: '/beddengoed/dekbedovertrek/katoen/linnen/240x220/?tn_fk_kleur=wit&tn_sort=price_asc',
      raw_url: 'tn_fk_kleur=wit&tn_sort=price_asc',
    })
    const off = filterOf(listing, 'materiaal').attributes.find(({ value }) => value === 'katoen')
    expect(off).toMatchObject({
      is_selected: true,
      url: '/beddengoed/dekbedovertrek/linnen/240x220/?tn_sort=price_asc',
    })
    expect(filterOf(listing, 'materiaal').nr_of_attributes_selected).toBe(2)
  })

  test('[RT-13] a value in the query counts like one in the path', async () => {
    const listing = await overview(covers, 'tn_fk_materiaal=katoen|linnen&tn_fk_kleur=wit')
    expect(slugs(listing)).toEqual(['a', 'c'])
    expect(listing.canonical_url).toBe('/beddengoed/dekbedovertrek/katoen/linnen/wit/')
  })

  test('a group with one value to choose is left out until it is chosen', async () => {
    const listing = await overview(`${covers}/linnen`)
    expect(listing.filters.map((filter) => filter.url_key)).toEqual(['materiaal'])
    const chosen = await overview(`${covers}/linnen/wit`)
    expect(filterOf(chosen, 'kleur').attributes).toMatchObject([{ value: 'wit', is_selected: true }])
  })

  test('what is chosen can be taken away one by one or all at once', async () => {
    const listing = await overview(`${covers}/katoen/wit`, 'tn_fk_ae-prijs=10-60&tn_sort=popular')
    expect(listing.active_filters).toEqual([
      {
        title: 'Katoen',
        group: 'Materiaal',
        remove_url: '/beddengoed/dekbedovertrek/wit/?tn_fk_ae-prijs=10-60&tn_sort=popular',
      },
      {
        title: 'Wit',
        group: 'Kleur',
        remove_url: '/beddengoed/dekbedovertrek/katoen/?tn_fk_ae-prijs=10-60&tn_sort=popular',
      },
      {
        title: '€\u00a010,- tot €\u00a060,-',
        group: 'Prijs',
        remove_url: '/beddengoed/dekbedovertrek/katoen/wit/?tn_sort=popular',
      },
    ])
    expect(listing.reset_url).toBe('/beddengoed/dekbedovertrek/?tn_sort=popular')
  })
})

describe('the price', () => {
  test('[CT-07] runs from the floor of the lowest to the ceiling of the highest price', async () => {
    expect(filterOf(await overview(covers), 'ae-prijs').range).toEqual({
      min: 20,
      max: 70,
      minrange: 20,
      maxrange: 70,
    })
  })

  test('[CT-07] filters by its borders, both included, and keeps its bounds', async () => {
    const listing = await overview(covers, 'tn_fk_ae-prijs=20-50')
    expect(slugs(listing)).toEqual(['a', 'b'])
    expect(filterOf(listing, 'ae-prijs').range).toEqual({ min: 20, max: 50, minrange: 20, maxrange: 70 })
    expect(filterOf(listing, 'ae-prijs').nr_of_attributes_selected).toBe(1)
  })

  test('[CT-07] takes borders in the wrong order and with cents', async () => {
    expect(slugs(await overview(covers, 'tn_fk_ae-prijs=49,95-20.50'))).toEqual(['a', 'b'])
  })
})

describe('sorting', () => {
  test('[CT-06] offers six ways and says which one is used', async () => {
    const { sort } = await overview(covers, 'tn_sort=price_desc')
    expect(sort.map((option) => option.label)).toEqual([
      'Aanbevolen',
      'Populair',
      'Prijs laag - hoog',
      'Prijs hoog - laag',
      'Nieuwste',
      'Hoogste korting',
    ])
    expect(sort.filter((option) => option.is_selected).map((option) => option.value)).toEqual(['price_desc'])
    expect(sort[2]?.url).toBe('/beddengoed/dekbedovertrek/?tn_sort=price_asc')
    expect(sort[0]?.url).toBe('/beddengoed/dekbedovertrek/')
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

describe('for search engines', () => {
  test.each([
    [covers, undefined, true],
    [`${covers}/katoen`, undefined, true],
    [`${covers}/katoen`, 'utm_source=nieuwsbrief', true],
    [`${covers}/katoen/wit`, undefined, false],
    [covers, 'tn_p=2', false],
    [covers, 'tn_sort=price_asc', false],
    [covers, 'tn_fk_kleur=wit', false],
  ])('%s with query %s: indexable %s', async (path, querystring, indexable) => {
    expect((await overview(path, querystring)).indexable).toBe(indexable)
  })

  test('the same choices in another order have one address', async () => {
    const one = await overview(`${covers}/wit/katoen`, 'tn_p=1&tn_sort=popular')
    expect(one.canonical_url).toBe('/beddengoed/dekbedovertrek/katoen/wit/')
  })
})
