import { type ProductInput, productInputSchema } from '@sluimer/product-files/input/product-input'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { change } from '../../../platform/change-feed/tables.ts'
import { openDatabase } from '../../../platform/db/database.ts'
import { aCategoryAt, aProduct } from '../catalog.builders.ts'
import { saveFacet } from '../facet/save-facet.ts'
import { findStoredProducts } from '../stored-product/find-stored-products.ts'
import { priceHistory } from '../tables/price-tables.ts'
import { variant } from '../tables/variant-tables.ts'
import { saveProducts } from './save-products.ts'

const start = new Date('2026-06-01T09:00:00Z')
const later = new Date('2026-06-11T09:00:00Z')
let database: TestDatabase
let connection: ReturnType<typeof openDatabase>

beforeAll(async () => {
  database = await createTestDatabase()
  connection = openDatabase({ url: database.url })
  await aProduct(connection.db, { slug: 'eerder', mainCategory: 'slapen/dekbedden' })
  await aCategoryAt(connection.db, 'wonen')
  const values = ['rood', 'blauw'].map((slug) => ({ slug, title: slug }))
  await saveFacet(connection.db, { key: 'kleur', title: 'Kleur', position: 1, values })
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const maat = (...keys: string[]) => ({
  ...{ key: 'maat', title: 'Maat' },
  values: keys.map((key) => ({ key, title: `Maat ${key}` })),
})
const aLine = (slug: string, special: Partial<ProductInput> = {}) =>
  productInputSchema.parse({
    ...{ slug, sku: slug.toUpperCase(), title: slug, brand: 'sluimer-thuis' },
    ...{ manufacturer: 'Weverij De Test', mainCategory: 'slapen/dekbedden', deliveryClass: 'parcel' },
    images: [{ key: 'foto', alt: 'Een foto' }],
    variants: [{ sku: `${slug}-1`, priceCents: 1000, stockOnHand: 3 }],
    ...special,
  })
const stored = async (...slugs: string[]) => {
  const found = await findStoredProducts(connection.db, { slugs, skus: [] })
  return slugs.map((slug) => found.find((one) => one.slug === slug))
}
const listPrices = (sku: string) =>
  connection.db
    .select({ priceCents: priceHistory.priceCents, validTo: priceHistory.validTo })
    .from(priceHistory)
    .innerJoin(variant, eq(variant.id, priceHistory.variantId))
    .where(eq(variant.sku, sku))
    .orderBy(asc(priceHistory.id))

test('products that are saved together each keep what is theirs, new ones and known ones', async () => {
  const { db } = connection
  const old = aLine('oud', {
    options: [maat('s', 'l')],
    facets: { kleur: ['rood'] },
    images: [
      { key: 'een', alt: 'Eén' },
      { key: 'twee', alt: 'Twee' },
    ],
    variants: [
      { sku: 'oud-s', values: { maat: 's' }, priceCents: 1000, stockOnHand: 3 },
      { sku: 'oud-l', values: { maat: 'l' }, priceCents: 2000, stockOnHand: 3 },
    ],
  })
  const same = aLine('zelfde', { createdAt: start })
  await saveProducts(db, [old, same], start)

  const changed = aLine('oud', {
    title: 'Nieuw',
    mainCategory: 'wonen',
    options: [maat('l', 'xl')],
    facets: { kleur: ['blauw'] },
    images: [{ key: 'twee', alt: 'Twee' }],
    variants: [
      { sku: 'oud-l', values: { maat: 'l' }, priceCents: 1800, stockOnHand: 99 },
      { sku: 'oud-xl', values: { maat: 'xl' }, priceCents: 2500, stockOnHand: 4 },
    ],
  })
  const fresh = aLine('vers', {
    options: [maat('l')],
    variants: [{ ...changed.variants[0], sku: 'vers-l', stockOnHand: 1, priceCents: 700 }],
  })
  const before = await db.$count(change)
  await saveProducts(db, [changed, same, fresh], later)

  const [oud, zelfde, vers] = await stored('oud', 'zelfde', 'vers')
  expect(oud).toMatchObject({
    ...{ title: 'Nieuw', mainCategory: 'wonen', categories: [], facets: { kleur: ['blauw'] } },
    images: [{ key: 'twee' }],
    options: [{ values: [{ key: 'l' }, { key: 'xl' }] }],
    variants: [
      { sku: 'oud-l', priceCents: 1800, stockOnHand: 3, values: { maat: 'l' } },
      { sku: 'oud-xl', priceCents: 2500, stockOnHand: 4, values: { maat: 'xl' } },
    ],
  })
  expect(oud?.images).toHaveLength(1)
  expect(zelfde).toMatchObject({ createdAt: start, variants: [{ sku: 'zelfde-1', stockOnHand: 3 }] })
  expect(vers).toMatchObject({ options: [{ values: [{ key: 'l' }] }], variants: [{ priceCents: 700 }] })
  expect(await listPrices('oud-l')).toEqual([
    { priceCents: 2000, validTo: later },
    { priceCents: 1800, validTo: null },
  ])
  expect(await listPrices('zelfde-1')).toEqual([{ priceCents: 1000, validTo: null }])
  const [gone] = await db.select().from(variant).where(eq(variant.sku, 'oud-s'))
  expect(gone).toMatchObject({ active: false, priceCents: 1000 })
  // One row announces all of them to every node, and also the categories that they left and came to.
  const changes = await db.select().from(change).orderBy(asc(change.seq)).offset(before)
  expect(changes).toHaveLength(1)
  expect(changes[0]?.tags.filter((tag) => tag.startsWith('product:'))).toHaveLength(3)
  expect(changes[0]?.tags.filter((tag) => tag.startsWith('category:'))).toHaveLength(3)
})

test('a price that began this very moment is replaced for some, and ends for others', async () => {
  const { db } = connection
  await saveProducts(db, [aLine('a'), aLine('b')], start)
  const dearer = (slug: string) =>
    aLine(slug, { variants: [{ sku: `${slug}-1`, priceCents: 1200, stockOnHand: 3 }] })
  await saveProducts(db, [dearer('b')], later)
  const cheaper = (slug: string) =>
    aLine(slug, { variants: [{ sku: `${slug}-1`, priceCents: 900, stockOnHand: 3 }] })
  await saveProducts(db, [cheaper('a'), cheaper('b')], later)
  expect(await listPrices('a-1')).toEqual([
    { priceCents: 1000, validTo: later },
    { priceCents: 900, validTo: null },
  ])
  expect(await listPrices('b-1')).toEqual([
    { priceCents: 1000, validTo: later },
    { priceCents: 900, validTo: null },
  ])
})

test('when one of them cannot be saved, none is', async () => {
  const taken = aLine('botst', { variants: [{ sku: 'zelfde-1', priceCents: 1000, stockOnHand: 3 }] })
  await expect(saveProducts(connection.db, [aLine('heel'), taken], start)).rejects.toThrow()
  expect(await stored('heel', 'botst')).toEqual([undefined, undefined])
  const nowhere = aLine('nergens', { mainCategory: 'bestaat/niet' })
  await expect(saveProducts(connection.db, [aLine('heel'), nowhere], start)).rejects.toThrow(
    'product nergens: category bestaat/niet does not exist',
  )
  expect(await stored('heel')).toEqual([undefined])
})
