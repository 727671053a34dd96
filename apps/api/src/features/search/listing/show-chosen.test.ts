import { getCategoryOverviewEndpoint } from '@sluimer/contract/catalog/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct } from '../../catalog/catalog.builders.ts'
import { saveFacet } from '../../catalog/facet/save-facet.ts'

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
