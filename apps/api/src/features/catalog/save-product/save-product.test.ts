import type { ProductInput } from '@sluimer/product-files/input/product-input'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { change } from '../../../platform/change-feed/tables.ts'
import { type Db, openDatabase } from '../../../platform/db/database.ts'
import { createShelves } from '../../../platform/shelf/shelves.ts'
import { aProduct, onlyVariantId } from '../catalog.builders.ts'
import { saveFacet } from '../facet/save-facet.ts'
import { createProductShelf } from '../product/product-shelf.ts'
import { changeStock } from '../stock/change-stock.ts'
import { priceHistory } from '../tables/price-tables.ts'
import { variant } from '../tables/variant-tables.ts'

const start = new Date('2026-06-01T09:00:00Z')
const day = (number: number) => new Date(start.getTime() + number * 86_400_000)
let database: TestDatabase
let connection: ReturnType<typeof openDatabase>
let db: Db

beforeAll(async () => {
  database = await createTestDatabase()
  connection = openDatabase({ url: database.url })
  db = connection.db
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const page = (slug: string) =>
  createProductShelf({ db, shelves: createShelves(noChanges) }).findPage(slug, day(300))
const noChanges = { subscribe: () => undefined, catchUp: async () => undefined }
const listHistory = (variantId: number) =>
  db
    .select({
      priceCents: priceHistory.priceCents,
      validFrom: priceHistory.validFrom,
      validTo: priceHistory.validTo,
    })
    .from(priceHistory)
    .where(eq(priceHistory.variantId, variantId))
    .orderBy(asc(priceHistory.validFrom))
const sizes = {
  key: 'maat',
  title: 'Maat',
  values: [
    { key: 's', title: 'Klein' },
    { key: 'l', title: 'Groot' },
  ],
}
const small = { sku: 'S', values: { maat: 's' }, priceCents: 1000, stockOnHand: 5 }
const large = { sku: 'L', values: { maat: 'l' }, priceCents: 2000, stockOnHand: 5 }

describe('saving a product again', () => {
  test('changes its texts and keeps its id and that of its variants and options', async () => {
    const special = { slug: 'kussen', sku: 'KUSSEN', options: [sizes], variants: [small, large] }
    const first = await aProduct(db, special, start)
    const before = await page('kussen')
    const second = await aProduct(db, { ...special, title: 'Nieuwe titel' }, day(1))
    expect(second).toEqual(first)
    expect(await page('kussen')).toMatchObject({
      title: 'Nieuwe titel',
      options: before?.options,
      variants: [
        { variant_id: before?.variants[0]?.variant_id },
        { variant_id: before?.variants[1]?.variant_id },
      ],
    })
  })

  test('sells only the variants that are still named, and keeps the others for old orders', async () => {
    const special = {
      slug: 'plaid',
      sku: 'PLAID',
      options: [sizes],
      variants: [
        { ...small, sku: 'PS' },
        { ...large, sku: 'PL' },
      ],
    }
    await aProduct(db, special, start)
    const { variants } = await aProduct(db, { ...special, variants: [{ ...large, sku: 'PL' }] }, day(1))
    expect((await page('plaid'))?.variants.map(({ sku }) => sku)).toEqual(['PL'])
    expect(variants.map(({ sku }) => sku).sort()).toEqual(['PL', 'PS'])
  })

  test('does not touch the stock that is there', async () => {
    const special = {
      slug: 'laken',
      sku: 'LAKEN',
      variants: [{ sku: 'LK', priceCents: 1000, stockOnHand: 5 }],
    }
    const { variants } = await aProduct(db, special, start)
    const variantId = variants[0]?.id ?? 0
    await changeStock(db, { variantId, by: -3 })
    await aProduct(db, special, day(1))
    const [row] = await db.select().from(variant).where(eq(variant.id, variantId))
    expect(row?.stockOnHand).toBe(2)
  })

  test('puts a price that differs into the history, from that moment on', async () => {
    const special = {
      slug: 'sprei',
      sku: 'SPREI',
      variants: [{ sku: 'SP', priceCents: 1000, stockOnHand: 5 }],
    }
    const product = await aProduct(db, special, start)
    await aProduct(db, special, day(1))
    await aProduct(db, { ...special, variants: [{ sku: 'SP', priceCents: 800, stockOnHand: 5 }] }, day(2))
    expect(await listHistory(onlyVariantId(product))).toEqual([
      { priceCents: 1000, validFrom: start, validTo: day(2) },
      { priceCents: 800, validFrom: day(2), validTo: null },
    ])
  })
})

test('a new product takes over its whole price history', async () => {
  const priceHistory = [
    { priceCents: 3000, validFrom: day(-90) },
    { priceCents: 2000, validFrom: day(-3) },
  ]
  const product = await aProduct(
    db,
    { variants: [{ sku: 'H', priceCents: 2000, stockOnHand: 1, priceHistory }] },
    start,
  )
  expect(await listHistory(onlyVariantId(product))).toEqual([
    { priceCents: 3000, validFrom: day(-90), validTo: day(-3) },
    { priceCents: 2000, validFrom: day(-3), validTo: null },
  ])
})

describe('a product that cannot be', () => {
  const cases: [string, Partial<ProductInput>, RegExp][] = [
    ['has no picture', { images: [] }, /images/],
    ['has no variant', { variants: [] }, /variants/],
    ['costs nothing', { variants: [{ ...small, values: {}, priceCents: 0 }] }, /priceCents/],
    [
      'has a variant without a value',
      { options: [sizes], variants: [{ ...small, values: {} }] },
      /no value of the option maat/,
    ],
    [
      'has two variants alike',
      { options: [sizes], variants: [small, { ...small, sku: 'S2' }] },
      /same values/,
    ],
    ['names an option it has not', { variants: [small] }, /unknown option/],
    ['has an address that is no address', { slug: 'Twee Woorden' }, /slug/],
    ['is in no category', { mainCategory: '/fout/' }, /without outer slashes/],
    [
      'has a filter value that does not exist',
      { facets: { kleur: ['paars'] } },
      /filter value kleur\/paars does not exist/,
    ],
    [
      'has a history that ends with another price',
      { variants: [{ ...small, values: {}, priceHistory: [{ priceCents: 1, validFrom: start }] }] },
      /the last price is the present one/,
    ],
    [
      'has a price of the future',
      {
        variants: [
          { sku: 'F', stockOnHand: 1, priceCents: 1, priceHistory: [{ priceCents: 1, validFrom: day(9) }] },
        ],
      },
      /future/,
    ],
    ['has a field that does not exist', { extra: 1 } as Partial<ProductInput>, /extra/],
  ]
  test.each(cases)('because it %s is refused, and nothing of it is saved', async (_, special, message) => {
    const slug = special.slug ?? 'onmogelijk'
    await expect(aProduct(db, { slug, ...special }, start)).rejects.toThrow(message)
    expect(await page(slug)).toBeUndefined()
  })
})

describe('filter groups', () => {
  const aFacet = (key: string, slugs: string[]) =>
    saveFacet(db, { key, title: key, position: 1, values: slugs.map((slug) => ({ slug, title: slug })) })

  test('[RT-13] two groups cannot share a value, since it stands in a path alone', async () => {
    await aFacet('stof', ['wol', 'zijde'])
    await expect(aFacet('vulling', ['dons', 'wol'])).rejects.toThrow('wol belongs to another group')
  })

  test('[CT-07] the price has a filter of its own', async () => {
    await expect(aFacet('ae-prijs', ['goedkoop'])).rejects.toThrow('its own filter')
  })
})

test('every save announces the product and its categories to the change feed', async () => {
  const { id } = await aProduct(db, { mainCategory: 'slapen/hoeslaken', categories: ['dagdeals'] })
  const rows = await db.select({ tags: change.tags }).from(change)
  const own = rows.find(({ tags }) => tags.includes(`product:${id}`))
  expect(own?.tags.filter((tag) => tag.startsWith('category:'))).toHaveLength(3)
})
