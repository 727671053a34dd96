import { getCategoryOverviewEndpoint } from '@sluimer/contract/catalog/endpoints'
import type { Filter, Overview } from '@sluimer/contract/catalog/overview'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
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

function getFilter(listing: Overview, key: string): Filter {
  const filter = listing.filters.find((one) => one.url_key === key)
  if (filter === undefined) throw new Error(`no filter ${key}`)
  return filter
}
const listCounts = (listing: Overview, key: string) =>
  Object.fromEntries(getFilter(listing, key).attributes.map(({ value, count }) => [value, count]))

describe('filters', () => {
  test('[CT-08] stand in the order of their groups, with titles, types, flags and colors', async () => {
    const listing = await overview(covers)
    expect(listing.filters.map((filter) => [filter.title, filter.url_key, filter.selection_type])).toEqual([
      ['Materiaal', 'materiaal', 'link'],
      ['Maat', 'maat', 'link'],
      ['Prijs', 'ae-prijs', 'slider'],
      ['Kleur', 'kleur', 'color'],
    ])
    expect(getFilter(listing, 'maat')).toMatchObject({
      is_collapsible: true,
      is_collapsed: true,
      info_text: 'Breedte x lengte',
      nr_of_attributes_selected: 0,
    })
    expect(getFilter(listing, 'kleur').attributes[0]).toEqual({
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
    expect(listCounts(listing, 'materiaal')).toEqual({ katoen: 2, linnen: 1 })
    expect(listCounts(listing, 'kleur')).toEqual({ wit: 1, blauw: 1 })
  })

  test('two values of a group widen the listing, a value of another narrows it', async () => {
    expect(slugs(await overview(`${covers}/katoen/linnen`))).toEqual(['a', 'b', 'c'])
    expect(slugs(await overview(`${covers}/katoen/linnen/wit`))).toEqual(['a', 'c'])
  })

  test('[CT-08] [RT-13] turning a value on or off keeps the rest: three in the path, the others in the query', async () => {
    const listing = await overview(`${covers}/katoen/linnen/240x220`, 'tn_sort=price_asc&tn_p=3')
    const on = getFilter(listing, 'kleur').attributes.find(({ value }) => value === 'wit')
    expect(on).toMatchObject({
      url: '/beddengoed/dekbedovertrek/katoen/linnen/240x220/?tn_fk_kleur=wit&tn_sort=price_asc',
      raw_url: 'tn_fk_kleur=wit&tn_sort=price_asc',
    })
    const off = getFilter(listing, 'materiaal').attributes.find(({ value }) => value === 'katoen')
    expect(off).toMatchObject({
      is_selected: true,
      url: '/beddengoed/dekbedovertrek/linnen/240x220/?tn_sort=price_asc',
    })
    expect(getFilter(listing, 'materiaal').nr_of_attributes_selected).toBe(2)
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
    expect(getFilter(chosen, 'kleur').attributes).toMatchObject([{ value: 'wit', is_selected: true }])
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
    expect(getFilter(await overview(covers), 'ae-prijs')).toMatchObject({
      min: 20,
      max: 70,
      minrange: 20,
      maxrange: 70,
    })
  })

  test('[CT-07] filters by its borders, both included, and keeps its bounds', async () => {
    const listing = await overview(covers, 'tn_fk_ae-prijs=20-50')
    expect(slugs(listing)).toEqual(['a', 'b'])
    expect(getFilter(listing, 'ae-prijs')).toMatchObject({ min: 20, max: 50, minrange: 20, maxrange: 70 })
    expect(getFilter(listing, 'ae-prijs').nr_of_attributes_selected).toBe(1)
  })

  test.each([
    // With cotton alone, prices run from 20 to 50.
    ['tn_fk_ae-prijs=10-60', { min: 10, max: 60, minrange: 10, maxrange: 60 }],
    ['tn_fk_ae-prijs=30-60', { min: 30, max: 60, minrange: 20, maxrange: 60 }],
    ['tn_fk_ae-prijs=60-70', { min: 60, max: 70, minrange: 20, maxrange: 70 }],
    ['tn_fk_ae-prijs=1-5', { min: 1, max: 5, minrange: 1, maxrange: 50 }],
  ])(
    '[CT-07] [EN-02] of %s beside another choice stays within what the slider shows',
    async (query, range) => {
      expect(getFilter(await overview(`${covers}/katoen`, query), 'ae-prijs')).toMatchObject(range)
    },
  )

  test('[CT-07] takes borders in the wrong order and with cents', async () => {
    expect(slugs(await overview(covers, 'tn_fk_ae-prijs=49,95-20.50'))).toEqual(['a', 'b'])
  })
})
