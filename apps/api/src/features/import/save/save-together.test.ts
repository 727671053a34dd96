import { type CheckedProductInput, productInputSchema } from '@sluimer/product-files/input/product-input'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { openDatabase } from '../../../platform/db/database.ts'
import { aProduct } from '../../catalog/catalog.builders.ts'
import { findStoredProducts } from '../../catalog/stored-product/find-stored-products.ts'
import { saveTogether } from './save-together.ts'

const now = new Date('2026-06-01T09:00:00Z')
let database: TestDatabase
let connection: ReturnType<typeof openDatabase>

beforeAll(async () => {
  database = await createTestDatabase()
  connection = openDatabase({ url: database.url })
  await aProduct(connection.db, { slug: 'eerder', sku: 'EERDER' })
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

function aCheckedProduct(name: string, skus: readonly string[] = [name]): CheckedProductInput {
  return productInputSchema.parse({
    ...{ slug: name, sku: name.toUpperCase(), title: name, brand: 'sluimer-thuis' },
    ...{ manufacturer: 'Weverij De Test', mainCategory: 'beddengoed', deliveryClass: 'parcel' },
    images: [{ key: 'foto', alt: 'Een foto' }],
    options: [
      {
        key: 'maat',
        title: 'Maat',
        values: skus.map((_, index) => ({ key: `${index}`, title: `M${index}` })),
      },
    ],
    variants: skus.map((sku, index) => ({
      ...{ sku, values: { maat: `${index}` }, priceCents: 1000 + index, stockOnHand: 1 },
    })),
  })
}

test('one that spoils a transaction is refused alone, wherever it stands, and the others are whole', async () => {
  await saveTogether(connection.db, [aCheckedProduct('bezet')], now)
  const products = Array.from({ length: 9 }, (_, index) =>
    aCheckedProduct(`samen-${index}`, index === 6 ? ['vrij', 'bezet'] : [`s-${index}-a`, `s-${index}-b`]),
  )
  const refusals = await saveTogether(connection.db, products, now)
  expect([...refusals]).toEqual([
    [
      products[6],
      'a sku belongs to another product of the shop, saved a moment ago: import the file again to see which',
    ],
  ])
  const stored = await findStoredProducts(connection.db, {
    slugs: products.map(({ slug }) => slug),
    skus: [],
  })
  expect(stored.map(({ slug }) => slug).sort()).toEqual(
    products.filter((_, index) => index !== 6).map(({ slug }) => slug),
  )
  for (const { slug, variants, options } of stored) {
    const given = products.find((one) => one.slug === slug)
    expect(variants.map(({ sku, priceCents, values }) => ({ sku, priceCents, values }))).toEqual(
      given?.variants.map(({ sku, priceCents, values }) => ({ sku, priceCents, values })),
    )
    expect(options).toEqual(given?.options)
  }
})

test('more variants than one transaction takes are saved all the same', async () => {
  const products = Array.from({ length: 8 }, (_, product) =>
    aCheckedProduct(
      `groot-${product}`,
      Array.from({ length: 150 }, (_, variant) => `g-${product}-${variant}`),
    ),
  )
  expect(await saveTogether(connection.db, products, now)).toEqual(new Map())
  const slugs = products.map(({ slug }) => slug)
  const stored = await findStoredProducts(connection.db, { slugs, skus: [] })
  expect(stored.map(({ variants }) => variants.length)).toEqual(Array(8).fill(150))
})
