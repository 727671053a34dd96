import { getCategoryOverviewEndpoint } from '@sluimer/contract/catalog/endpoints'
import { getHomepageEndpoint } from '@sluimer/contract/content/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { saveCategory } from '../../catalog/category/save-category.ts'
import { aDeal } from '../../catalog/deal/deal.builders.ts'
import { createDealClock, type DealClock } from '../../catalog/deal/deal-clock.ts'
import { endDeal } from '../../catalog/deal/end-deal.ts'
import { saveContentBlock } from '../../content/block/save-content-block.ts'

const start = new Date('2026-11-20T09:00:00Z')
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000)
let now = start
let app: TestApp
let dealClock: DealClock

beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  await saveCategory(app.db, { path: 'dagdeals', title: 'Dagdeals', countdown: 'daily' })
  await saveCategory(app.db, {
    path: 'alle-deals',
    title: 'Alle deals',
    filledBy: ['daily', 'weekly', 'other'],
  })
  await saveCategory(app.db, { path: 'black-friday', title: 'Black Friday', filledBy: ['discount'] })
  await saveContentBlock(
    app.db,
    'homepage',
    {
      title: 'Slapen',
      promo: { link: '/', imageKey: 'foto', title: 'Slaap' },
      highlights: ['a', 'b', 'c'],
      strips: [
        {
          title: 'Deals van de dag',
          link: { title: 'Alle dagdeals', link: '/dagdeals/' },
          categoryPath: 'dagdeals',
        },
      ],
    },
    now,
  )
  await app.deps.changes.catchUp()
  dealClock = createDealClock(app.deps)
})
afterAll(async () => {
  dealClock.stop()
  await app.close()
})

async function listing(path: string, querystring = '') {
  const { products, ...rest } = await app.mustCall(getCategoryOverviewEndpoint, {
    query: { path, querystring },
  })
  return { ...rest, slugs: products.map((product) => product.slug) }
}
async function atMoment(moment: Date) {
  now = moment
  await dealClock.tick()
}

test('[SC-08] [CT-01] [RT-12] sorting, price bounds and deal categories follow a deal at the moment it starts and ends', async () => {
  const cover = await aProduct(app.db, { slug: 'overtrek', priceCents: 8000, mainCategory: 'beddengoed' })
  await aProduct(app.db, { slug: 'sloop', priceCents: 5000, mainCategory: 'beddengoed' })
  await aDeal(app.db, {
    variantId: onlyVariantId(cover),
    priceCents: 4000,
    startsAt: at(60),
    endsAt: at(120),
  })
  await app.deps.changes.catchUp()
  const look = async () => {
    const { slugs, filters } = await listing('beddengoed', 'tn_sort=price_asc')
    const bounds = filters.find((filter) => filter.url_key === 'ae-prijs')
    const deals = await listing('dagdeals')
    return {
      slugs,
      lowest: bounds?.minrange,
      dagdeals: deals.slugs,
      countdown: deals.category.countdown?.ends_at,
      all: (await listing('alle-deals')).slugs,
      discounts: (await listing('black-friday')).slugs,
      home: (await app.mustCall(getHomepageEndpoint, { query: {} })).strips.map(
        (strip) => strip.products[0]?.deal?.ends_at,
      ),
    }
  }
  const without = { slugs: ['sloop', 'overtrek'], lowest: 50, dagdeals: [], all: [], discounts: [], home: [] }
  await atMoment(new Date(at(60).getTime() - 1))
  expect(await look()).toEqual(without)
  const { deals: planned } = (await listing('dagdeals')).category
  expect(planned).toMatchObject({ next_at: at(60).toISOString(), next: [{ link: '/overtrek.html' }] })
  // The price of a deal is shown once it holds.
  expect(Object.keys(planned?.next[0] ?? {})).toEqual(['title', 'link', 'image'])
  await atMoment(at(60))
  const end = at(120).toISOString()
  expect(await look()).toEqual({
    slugs: ['overtrek', 'sloop'],
    lowest: 40,
    dagdeals: ['overtrek'],
    countdown: end,
    all: ['overtrek'],
    discounts: ['overtrek'],
    home: [end],
  })
  await atMoment(at(120))
  expect(await look()).toEqual(without)
})

test('a deal that is ended early leaves the listing with the change itself', async () => {
  await atMoment(at(1000))
  const product = await aProduct(app.db, { slug: 'vroeg', priceCents: 8000, mainCategory: 'vroeg' })
  const id = await aDeal(app.db, {
    variantId: onlyVariantId(product),
    priceCents: 4000,
    startsAt: at(1000),
    endsAt: at(2000),
  })
  await app.deps.changes.catchUp()
  expect((await listing('dagdeals')).slugs).toEqual(['vroeg'])
  await endDeal(app.db, id, now)
  await app.deps.changes.catchUp()
  expect((await listing('dagdeals')).slugs).toEqual([])
})

test('[CT-01] a category of offers tells the greatest discount that one of its tiles shows now, any other none', async () => {
  await atMoment(at(3000))
  const greatest = async (path: string) => (await listing(path)).category.greatest_discount
  expect(await greatest('alle-deals')).toBeNull()
  for (const [slug, priceCents] of [
    ['tien', 9000],
    ['dertig', 7000],
    ['twintig', 8000],
  ] as const) {
    const product = await aProduct(app.db, { slug, priceCents: 10_000, mainCategory: 'veel' })
    await aDeal(app.db, {
      variantId: onlyVariantId(product),
      priceCents,
      startsAt: at(3000),
      endsAt: slug === 'dertig' ? at(3500) : at(4000),
    })
  }
  await app.deps.changes.catchUp()
  expect([await greatest('alle-deals'), await greatest('veel')]).toEqual([30, null])
  await atMoment(at(3500))
  expect(await greatest('alle-deals')).toBe(20)
})
