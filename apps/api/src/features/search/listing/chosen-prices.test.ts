import { getCategoryOverviewEndpoint } from '@sluimer/contract/catalog/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct } from '../../catalog/catalog.builders.ts'
import { aDeal } from '../../catalog/deal/deal.builders.ts'
import { saveFacet } from '../../catalog/facet/save-facet.ts'

const cloths = ['percal', 'flanel']
const sizes = ['140x220', '240x220']
const now = new Date('2026-11-20T09:00:00Z')
let app: TestApp

/** Three covers: the one that is cheapest in the small size is the dearest in the large one. */
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  for (const [key, slugs] of Object.entries({ stof: cloths, maat: sizes }))
    await saveFacet(app.db, {
      ...{ key, title: key, position: 0 },
      values: slugs.map((slug) => ({ slug, title: slug })),
    })
  await aCover('takje', { 'percal 140x220': 20, 'percal 240x220': 90, 'flanel 140x220': 30 })
  await aCover('streep', { 'percal 140x220': 40, 'percal 240x220': 50, 'flanel 240x220': 70 })
  await aCover('ruit', { 'flanel 140x220': 60, 'flanel 240x220': 80 })
  await app.deps.changes.catchUp()
})
afterAll(() => app.close())

async function aCover(slug: string, euros: Record<string, number>, mainCategory = 'overtrek') {
  const makes = Object.entries(euros).map(([make, price]) => ({ make: make.split(' '), price }))
  const listOwn = (all: string[]) => all.filter((key) => makes.some(({ make }) => make.includes(key)))
  const toOption = (key: string, keys: string[]) => ({
    ...{ key, title: key },
    values: listOwn(keys).map((value) => ({ key: value, title: value })),
  })
  return aProduct(app.db, {
    ...{ slug, mainCategory },
    facets: { stof: listOwn(cloths), maat: listOwn(sizes) },
    options: [toOption('stof', cloths), toOption('maat', sizes)],
    variants: makes.map(({ make: [stof = '', maat = ''], price }) => ({
      ...{ sku: `${slug}-${stof}-${maat}`, values: { stof, maat } },
      ...{ priceCents: price * 100, stockOnHand: 5 },
    })),
  })
}

/** Lets a variant cost less since yesterday. */
async function aReduction(variantId: number | undefined, euros: number) {
  const [startsAt, endsAt] = [new Date('2026-11-19T09:00:00Z'), new Date('2026-11-30T09:00:00Z')]
  await aDeal(app.db, { variantId: variantId ?? 0, priceCents: euros * 100, startsAt, endsAt })
}

async function show(path: string, querystring = 'tn_sort=price_asc', visitor: { bed_size?: string } = {}) {
  const listing = await app.mustCall(getCategoryOverviewEndpoint, {
    query: { path: `overtrek/${path}`, querystring, ...visitor },
  })
  const [filter] = listing.filters.filter(({ url_key: key }) => key === 'ae-prijs')
  return {
    tiles: listing.products.map(({ slug, price }) => [slug, price.price]),
    borders: [filter?.minrange, filter?.maxrange],
    counts: listing.filters.flatMap(({ attributes }) =>
      attributes.map(({ value, count }) => `${value} ${count}`),
    ),
  }
}

test('[CT-07] tiles are sorted by the prices that they show, whatever is chosen', async () => {
  expect((await show('')).tiles).toEqual([
    ['takje', 20],
    ['streep', 40],
    ['ruit', 60],
  ])
  expect((await show('240x220')).tiles).toEqual([
    ['streep', 50],
    ['ruit', 80],
    ['takje', 90],
  ])
  expect((await show('240x220', 'tn_sort=price_desc')).tiles.map(([slug]) => slug)).toEqual([
    'takje',
    'ruit',
    'streep',
  ])
})

test('[CT-06] tiles in the size for the bed of the visitor are sorted by the prices that they show', async () => {
  const inBed = async (path: string, querystring?: string) =>
    (await show(path, querystring, { bed_size: '180x200' })).tiles
  const inLarge = [
    ['streep', 50],
    ['ruit', 80],
    ['takje', 90],
  ]
  expect(await inBed('')).toEqual(inLarge)
  expect(await inBed('', 'tn_sort=price_desc')).toEqual(inLarge.toReversed())
  // The price filter goes by the same prices.
  const upTo60 = 'tn_sort=price_asc&tn_fk_ae-prijs=0-60'
  expect(await inBed('', upTo60)).toEqual([['streep', 50]])
  expect((await show('', upTo60)).tiles).toHaveLength(3)
  expect((await show('', undefined, { bed_size: '180x200' })).borders).toEqual([50, 90])
  // In flannel there is no large one of the first, and a size that is filtered by counts for more than the bed.
  expect(await inBed('flanel')).toEqual([
    ['takje', 30],
    ['streep', 70],
    ['ruit', 80],
  ])
  expect((await inBed('140x220')).map(([slug]) => slug)).toEqual(['takje', 'streep', 'ruit'])
})

test('[CT-07] the price filter goes by the prices of the chosen size', async () => {
  const { tiles, borders } = await show('240x220', 'tn_fk_ae-prijs=60-90&tn_sort=price_asc')
  expect(tiles).toEqual([
    ['ruit', 80],
    ['takje', 90],
  ])
  expect(borders).toEqual([50, 90])
})

test('[CT-11] a cover is found under cloth and size only when one make has both, and is counted like that', async () => {
  const { tiles, counts } = await show('240x220/flanel')
  expect(tiles).toEqual([
    ['streep', 70],
    ['ruit', 80],
  ])
  expect(counts.toSorted()).toEqual(['140x220 2', '240x220 2', 'flanel 2', 'percal 2'])
})

test('[CT-07] sorting by discount goes by the former prices of the chosen size', async () => {
  const sateen = await aCover('satijn', { 'percal 140x220': 40, 'percal 240x220': 90 }, 'deals')
  const linen = await aCover('linnen', { 'percal 140x220': 60, 'percal 240x220': 80 }, 'deals')
  await aReduction(sateen.variants[0]?.id, 20)
  await aReduction(linen.variants[0]?.id, 54)
  await aReduction(linen.variants[1]?.id, 60)
  await app.deps.changes.catchUp()
  const list = async (path: string, visitor: { bed_size?: string } = {}) => {
    const query = { path, querystring: 'tn_sort=discount', ...visitor }
    const { products } = await app.mustCall(getCategoryOverviewEndpoint, { query })
    return products.map(({ slug, price }) => [slug, price.price, price.discount_percent])
  }
  expect(await list('deals')).toEqual([
    ['satijn', 20, 50],
    ['linnen', 54, 10],
  ])
  const inLarge = [
    ['linnen', 60, 25],
    ['satijn', 90, null],
  ]
  expect(await list('deals/240x220')).toEqual(inLarge)
  expect(await list('deals', { bed_size: '180x200' })).toEqual(inLarge)
})
