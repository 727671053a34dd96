import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileProduct } from '@sluimer/product-files/own-format/product-file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { findBedsInUse } from '../../find-beds-in-use.ts'
import { change } from '../../platform/change-feed/tables.ts'
import { type Db, openDatabase } from '../../platform/db/database.ts'
import { aProduct } from '../catalog/catalog.builders.ts'
import { findStoredProducts } from '../catalog/stored-product/find-stored-products.ts'
import { picture } from '../media/tables.ts'
import { runShopCommand } from './command/shop-command.ts'

const now = new Date('2026-06-01T09:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'sluimer-import-'))
let database: TestDatabase
let connection: ReturnType<typeof openDatabase>
let db: Db

beforeAll(async () => {
  database = await createTestDatabase()
  connection = openDatabase({ url: database.url })
  db = connection.db
  await db.insert(picture).values({ key: 'foto', file: 'foto.jpg', alt: 'Een foto', width: 1, height: 1 })
  await aProduct(db, {
    slug: 'dekbed',
    sku: 'DEKBED',
    options: [
      {
        key: 'maat',
        title: 'Maat',
        values: [
          { key: 's', title: 'Klein' },
          { key: 'l', title: 'Groot', color: '#51607a' },
        ],
      },
    ],
    specifications: [{ title: 'Stof', rows: [{ label: 'Soort', value: 'Katoen' }] }],
    variants: [
      { sku: 'D-S', values: { maat: 's' }, priceCents: 4999, stockOnHand: 3 },
      {
        sku: 'D-L',
        values: { maat: 'l' },
        priceCents: 5995,
        priceHistory: [
          { priceCents: 6995, validFrom: new Date('2025-12-01T00:00:00Z') },
          { priceCents: 5995, validFrom: new Date('2026-01-02T00:00:00Z') },
        ],
        stockOnHand: 0,
      },
    ],
  })
})
afterAll(async () => {
  await connection.close()
  await database.drop()
  rmSync(folder, { recursive: true })
})

async function run(args: string[], at = db) {
  const out: string[] = []
  const err: string[] = []
  const terminal = {
    folder,
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
  }
  const code = await runShopCommand(
    { db: at, clock: () => now, mediaDir: folder, findBedsInUse },
    args,
    terminal,
  )
  return { code, out: out.join(''), err: err.join('') }
}
function writeProductFile(...products: unknown[]): string {
  const name = `${Math.random()}.jsonl`
  const lines = products.map((product) => (typeof product === 'string' ? product : JSON.stringify(product)))
  writeFileSync(join(folder, name), lines.join('\n'))
  return name
}
const aLine = (special: Partial<FileProduct> & { sku: string }): FileProduct => ({
  slug: special.sku.toLowerCase(),
  title: 'Hoeslaken',
  brand: 'sluimer-thuis',
  manufacturer: 'Weverij De Test',
  mainCategory: 'beddengoed',
  deliveryClass: 'parcel',
  images: [{ key: 'foto', alt: 'Een foto' }],
  variants: [{ sku: `${special.sku}-1`, price: 19.95, stock: 4 }],
  ...special,
})
const bySku = async (sku: string) => (await findStoredProducts(db, { slugs: [], skus: [sku] }))[0]

test('what is exported comes back whole in an empty shop, and changes nothing in its own', async () => {
  expect(await run(['export', 'products', 'alles.jsonl'])).toMatchObject({ code: 0 })
  const exported = readFileSync(join(folder, 'alles.jsonl'), 'utf8')
  expect(JSON.parse(exported)).toMatchObject({ sku: 'DEKBED', variants: [{ price: 49.99, stock: 3 }, {}] })
  const before = await db.select().from(change)
  const again = await run(['import', 'products', 'alles.jsonl'])
  expect(again).toMatchObject({ code: 0, err: '1 products read: 0 new, 0 changed, 1 unchanged, 0 refused\n' })
  expect(await db.select().from(change)).toEqual(before)

  const other = await createTestDatabase()
  const there = openDatabase({ url: other.url })
  await aProduct(there.db, { slug: 'ander', sku: 'ANDER' })
  await there.db
    .insert(picture)
    .values({ key: 'foto', file: 'foto.jpg', alt: 'Een foto', width: 1, height: 1 })
  const arrived = await run(['import', 'products', 'alles.jsonl'], there.db)
  const back = await run(['export', 'products'], there.db)
  await there.close()
  await other.drop()
  expect(arrived.err).toContain('1 new')
  expect(back.out.split('\n')[1]).toBe(exported.trim())
})

test('hundreds of products go out again in the order in which they came in', async () => {
  const names = Array.from({ length: 350 }, (_, index) => `VEEL-${index}`)
  const { err } = await run(['import', 'products', writeProductFile(...names.map((sku) => aLine({ sku })))])
  expect(err).toContain('350 products read: 350 new')
  const { out } = await run(['export', 'products'])
  const skus = out.split('\n').flatMap((line) => (line === '' ? [] : [String(JSON.parse(line).sku)]))
  expect(skus.filter((sku) => sku.startsWith('VEEL-'))).toEqual(names)
})

test('a second import says what changed and leaves the rest', async () => {
  const first = [aLine({ sku: 'EEN' }), aLine({ sku: 'TWEE' })]
  expect((await run(['import', 'products', writeProductFile(...first)])).err).toContain('2 new')
  const dearer = aLine({ sku: 'TWEE', variants: [{ sku: 'TWEE-1', price: 21.5, stock: 900 }] })
  const second = await run(['import', 'products', writeProductFile(first[0], dearer)])
  expect(second.err).toContain('0 new, 1 changed, 1 unchanged')
  expect((await bySku('TWEE'))?.variants[0]).toMatchObject({ priceCents: 2150, stockOnHand: 4 })
})

test('a rehearsal says the same and saves nothing', async () => {
  const { err } = await run(['import', 'products', writeProductFile(aLine({ sku: 'PROEF' })), '--rehearse'])
  expect(err).toContain('Nothing is saved. It would be: 1 products read: 1 new')
  expect(await bySku('PROEF')).toBeUndefined()
})

test('the class of goods for VAT comes by its name, or as the Dutch rate of older files', async () => {
  const lines = [
    aLine({ sku: 'PLANT', vatClass: 'reduced' }),
    aLine({ sku: 'BOEK', vatPercent: 9 }),
    aLine({ sku: 'STOEL', vatPercent: 21 }),
  ]
  expect((await run(['import', 'products', writeProductFile(...lines)])).err).toContain('3 new')
  const classes = await Promise.all(
    ['PLANT', 'BOEK', 'STOEL'].map(async (sku) => (await bySku(sku))?.vatClass),
  )
  expect(classes).toEqual(['reduced', 'reduced', 'standard'])
  const { out } = await run([
    'import',
    'products',
    writeProductFile({ ...aLine({ sku: 'RAAR' }), vatPercent: 12 }),
  ])
  expect(out).toMatch(/vatPercent: a Dutch VAT rate: 21, 9 or 0/)
})

const refused: [string, unknown, RegExp][] = [
  ['that is no JSON', '{"sku": ', /^line 2: no JSON/],
  [
    'with a negative price',
    aLine({ sku: 'X', variants: [{ sku: 'X1', price: -5, stock: 1 }] }),
    /variant X1, price: at least 0 euros/,
  ],
  [
    'for nothing, without being a sample',
    aLine({ sku: 'X', variants: [{ sku: 'X1', price: 0, stock: 1 }] }),
    /X1: only a sample costs nothing/,
  ],
  [
    'of a sample that costs something',
    aLine({ sku: 'X', isSample: true, deliveryClass: 'letterbox' }),
    /a sample costs nothing/,
  ],
  [
    'of a sample that does not fit the letterbox',
    aLine({
      sku: 'X',
      isSample: true,
      deliveryClass: 'parcel',
      variants: [{ sku: 'X1', price: 0, stock: 1 }],
    }),
    /a sample goes through the letterbox/,
  ],
  [
    'with a third of a cent',
    aLine({ sku: 'X', variants: [{ sku: 'X1', price: 1.003, stock: 1 }] }),
    /two decimals/,
  ],
  ['with a character that is none', aLine({ sku: 'X', title: 'A\0B' }), /characters that are none/],
  ['with a missing field', { ...aLine({ sku: 'X' }), title: undefined }, /line 2, X: title/],
  ['with a field that does not exist', { ...aLine({ sku: 'X' }), priceCents: 5 }, /priceCents/],
  ['of a brand nobody knows', aLine({ sku: 'X', brand: 'nergens' }), /the brand nergens is not known/],
  [
    'with a picture nobody knows',
    aLine({ sku: 'X', images: [{ key: 'geen', alt: 'Geen' }] }),
    /picture geen/,
  ],
  [
    'with a sku of the line before',
    aLine({ sku: 'X', variants: [{ sku: 'GOED-1', price: 5, stock: 1 }] }),
    /the sku GOED-1 stands in line 1 already: give this one a sku of its own, or make it a variant of that product/,
  ],
  [
    'with the sku of another product of the shop',
    aLine({ sku: 'X', variants: [{ sku: 'D-S', price: 5, stock: 1 }] }),
    /belongs to another product of the shop \(dekbed\): give this one a sku of its own/,
  ],
  [
    'with a guarantee that does not say where its conditions are',
    { ...aLine({ sku: 'X' }), producerGuarantee: { by: 'Maker', months: 60, covers: 'het frame' } },
    /producerGuarantee\.conditionsLink: is missing/,
  ],
  [
    'with conditions of a guarantee that are a script',
    aLine({
      sku: 'X',
      producerGuarantee: { by: 'Maker', months: 60, covers: 'het frame', conditionsLink: 'javascript:1' },
    }),
    /producerGuarantee\.conditionsLink: a page of the shop, or an address with https/,
  ],
  [
    'with a price of the future',
    aLine({
      sku: 'X',
      variants: [
        { sku: 'X1', price: 5, stock: 1, priceHistory: [{ price: 5, validFrom: '2030-01-01T00:00:00Z' }] },
      ],
    }),
    /price of the future/,
  ],
]
test.each(refused)('a line %s is refused whole and the others come in', async (_, line, reason) => {
  const { code, out, err } = await run(['import', 'products', writeProductFile(aLine({ sku: 'GOED' }), line)])
  expect(out).toMatch(reason)
  expect(code).toBe(1)
  expect(err).toContain('1 refused')
  expect(await bySku('X')).toBeUndefined()
  expect(await bySku('GOED')).toBeDefined()
})

test('a rehearsal sees that a sku is another product’s, and says whose', async () => {
  const line = aLine({ sku: 'Y', variants: [{ sku: 'D-S', price: 5, stock: 1 }] })
  const own = aLine({ sku: 'DEKBED', slug: 'ander-dekbed' })
  const { out } = await run(['import', 'products', writeProductFile(line, own), '--dry-run'])
  expect(out).toContain('line 1, Y: the sku D-S belongs to another product of the shop (dekbed)')
  expect(out).toContain('line 2, DEKBED: the sku DEKBED belongs to another product of the shop (dekbed)')
})

test('a byte order mark and empty lines do no harm, bytes that are not UTF-8 are reported', async () => {
  const line = JSON.stringify(aLine({ sku: 'BOM' }))
  const broken = Buffer.concat([
    Buffer.from(JSON.stringify(aLine({ sku: 'KAPOT', title: 'A' }))),
    Buffer.from('\n'),
  ])
  broken[broken.indexOf('"A"') + 1] = 0xe9
  writeFileSync(join(folder, 'bom.jsonl'), Buffer.concat([Buffer.from(`\ufeff${line}\r\n\n`), broken]))
  const { out, err } = await run(['import', 'products', 'bom.jsonl'])
  expect(err).toContain('2 products read: 1 new')
  expect(out).toMatch(/line 3, KAPOT: under 'the line' '.*�.*' was read: .* not in UTF-8/)
})

test('without a file, or with a command that does not exist, it says what can be done', async () => {
  expect(await run(['import', 'products', 'nergens.csv'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('no file'),
  })
  expect(await run(['import', 'orders'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('npm run shop'),
  })
})
