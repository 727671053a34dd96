import { createProductIndex } from '@sluimer/search/create-product-index'
import type { ProductDocument } from '@sluimer/search/port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { type Db, openDatabase } from '../../../platform/db/database.ts'
import { aProduct } from '../catalog.builders.ts'
import { applyDealPrices } from '../deal/at-deal-prices.ts'
import { saveFacet } from '../facet/save-facet.ts'
import { findOptionKeys } from '../product/product.queries.ts'
import { readIndexDocuments } from './load-index-documents.ts'

const now = new Date('2026-11-20T09:00:00Z')
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

function load(): Promise<ProductDocument[]> {
  return readIndexDocuments(db, now, async (documents) => {
    const all: ProductDocument[] = []
    for await (const document of documents) all.push(document)
    return all
  })
}

test('a document says what its tile shows, and every category above the product', async () => {
  await saveFacet(db, { key: 'stof', title: 'Stof', position: 0, values: [{ slug: 'wol', title: 'Wol' }] })
  const { id } = await aProduct(db, {
    title: 'Plaid Heide',
    sku: 'HEIDE',
    mainCategory: 'slapen/plaids',
    categories: ['outlet'],
    facets: { stof: ['wol'] },
    summary: 'Warm.',
    description: ['Geweven van wol.'],
    popularity: 7,
    options: [{ key: 'maat', title: 'Maat', values: ['s', 'm', 'l'].map((key) => ({ key, title: key })) }],
    variants: [
      { sku: 'HS', values: { maat: 's' }, priceCents: 1000, stockOnHand: 0 },
      { sku: 'HM', values: { maat: 'm' }, priceCents: 3000, stockOnHand: 4 },
      { sku: 'HL', values: { maat: 'l' }, priceCents: 2000, stockOnHand: 2 },
    ],
  })
  const document = (await load()).find((one) => one.id === id)
  expect(document).toMatchObject({
    title: 'Plaid Heide',
    brand: 'sluimer-thuis',
    sku: ['HEIDE', 'HS', 'HM', 'HL'],
    categoryTitles: ['slapen', 'plaids', 'outlet'],
    facets: { stof: ['wol'], levering: ['uit-voorraad'] },
    facetTexts: ['Wol'],
    description: 'Warm.\nGeweven van wol.',
    priceCents: 2000,
    formerPriceCents: null,
    stock: 6,
    popularity: 7,
  })
})

test('[CT-07] a document says what each choice costs that filters tell apart, and whether it can be bought', async () => {
  const values = ['140x200', '240x220'].map((slug) => ({ slug, title: slug }))
  await saveFacet(db, { key: 'maten', title: 'Maat', position: 2, values })
  const option = (key: string, keys: string[]) => ({
    key,
    title: key,
    values: keys.map((value) => ({ key: value, title: value })),
  })
  const { id } = await aProduct(db, {
    facets: { maten: ['140x200', '240x220'], stof: ['wol'] },
    options: [option('maat', ['140x200', '240x220']), option('kleur', ['rood', 'wit'])],
    variants: [
      { sku: 'C1', values: { maat: '140x200', kleur: 'rood' }, priceCents: 1000, stockOnHand: 0 },
      { sku: 'C2', values: { maat: '140x200', kleur: 'wit' }, priceCents: 1200, stockOnHand: 3 },
      { sku: 'C3', values: { maat: '240x220', kleur: 'rood' }, priceCents: 3000, stockOnHand: 0 },
      { sku: 'C4', values: { maat: '240x220', kleur: 'wit' }, priceCents: 2500, stockOnHand: 0 },
    ],
  })
  const plain = await aProduct(db, { stock: 3, facets: { stof: ['wol'] } })
  const documents = await load()
  expect(documents.find((one) => one.id === id)?.choices).toEqual([
    { facets: { maten: ['140x200'] }, priceCents: 1200, formerPriceCents: null, isAvailable: true },
    { facets: { maten: ['240x220'] }, priceCents: 2500, formerPriceCents: null, isAvailable: false },
  ])
  expect(documents.find((one) => one.id === plain.id)?.choices).toEqual([])
})

test('[CT-05] how soon a product comes follows from its stock, whatever was once said of it', async () => {
  const values = ['uit-voorraad', 'op-afspraak', 'op-bestelling'].map((slug) => ({ slug, title: slug }))
  await saveFacet(db, { key: 'levering', title: 'Levertijd', position: 1, values })
  const said = { facets: { levering: ['uit-voorraad'] } }
  const products = [
    await aProduct(db, { ...said, stock: 3 }),
    await aProduct(db, { ...said, stock: 3, deliveryClass: 'two_man' }),
    await aProduct(db, { ...said, stock: 0, leadTimeDays: 10 }),
    await aProduct(db, { ...said, stock: 0 }),
  ]
  const documents = new Map((await load()).map((document) => [document.id, document]))
  expect(products.map(({ id }) => documents.get(id)?.facets.levering)).toEqual([
    ['uit-voorraad'],
    ['op-afspraak'],
    ['op-bestelling'],
    [],
  ])
})

test('products that are not sold have no document', async () => {
  const { id } = await aProduct(db, { active: false })
  expect((await load()).map((document) => document.id)).not.toContain(id)
})

test('no date of a product is too old or too new for the index', async () => {
  await aProduct(db, { createdAt: new Date('1950-01-01') }, now)
  await aProduct(db, { createdAt: new Date('2090-01-01') }, now)
  const index = createProductIndex()
  index.rebuild(await load())
  expect(index.size).toBeGreaterThanOrEqual(3)
})

test('products come by their main category and, in it, the most popular first', async () => {
  for (const [slug, mainCategory, popularity] of [
    ['laatste', 'zz-reeks/b', 9],
    ['tweede', 'zz-reeks/a', 1],
    ['eerste', 'zz-reeks/a', 5],
  ] as const) {
    await aProduct(db, { slug, title: slug, mainCategory, popularity })
  }
  const titles = (await load()).map(({ title }) => title)
  expect(titles.slice(-3)).toEqual(['eerste', 'tweede', 'laatste'])
})

test('more variants than a statement can have values are read at once', async () => {
  const options = [{ key: 'maat', title: 'Maat', values: [{ key: 's', title: 'S' }] }]
  const variants = [{ sku: 'VEEL-S', values: { maat: 's' }, priceCents: 4000, stockOnHand: 1 }]
  const known = (await aProduct(db, { options, variants })).variants[0]?.id ?? 0
  const rows = Array.from({ length: 70_000 }, (_, at) => ({ id: known + at, priceCents: 4000 }))
  expect(await applyDealPrices(db, rows, now)).toHaveLength(rows.length)
  expect((await findOptionKeys(db, rows)).get(known)).toEqual(['s'])
})
