import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { detectFile } from '../detect-file.ts'
import type { Candidate } from '../input/candidate.ts'
import { formatJson } from './format-json.ts'
import { readOwnFile } from './read-own-file.ts'
import { toListedProduct } from './write-product-list.ts'

/** What every product of these files has in common. */
const shared = {
  brand: 'sluimer-thuis',
  manufacturer: 'Weverij De Test',
  mainCategory: 'slapen/dekbedovertrek',
  deliveryClass: 'parcel',
}
const aProduct = (special: object = {}) => ({
  slug: 'zee',
  sku: 'ZEE',
  title: 'Zee',
  images: [{ key: 'foto', alt: 'Een foto' }],
  options: [
    {
      key: 'stof',
      title: 'Stof',
      values: [
        { key: 'katoen', title: 'Katoen' },
        { key: 'flanel', title: 'Flanel' },
      ],
    },
    {
      key: 'maat',
      title: 'Maat',
      values: [
        { key: 'een', title: 'Een' },
        { key: 'twee', title: 'Twee' },
      ],
    },
  ],
  variants: {
    shared: { imageKey: 'foto' },
    columns: ['sku', 'stof', 'maat', 'prices', 'stock', 'weightGrams'],
    rows: [
      ['ZEE-1', 'katoen', 'een', '44.95 from 2026-07-21, 34.95 from 2026-11-18', 24, 950],
      ['ZEE-2', 'flanel', 'twee', '69.95 from 2026-07-21', 0, null],
    ],
  },
  ...special,
})

async function readText(text: string): Promise<Candidate[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sluimer-list-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'products.json')
  writeFileSync(file, text)
  expect(await detectFile(file)).toEqual({ ok: true, file: 'own' })
  const candidates: Candidate[] = []
  for await (const candidate of readOwnFile(file)) candidates.push(candidate)
  return candidates
}
const readProducts = (...products: object[]) => readText(JSON.stringify({ shared, products }, null, 2))

test('a row of a table is a variant, with what all of them share and its prices since a day in the Netherlands', async () => {
  const [one] = await readProducts(aProduct())
  expect(one).toMatchObject({
    ok: true,
    product: {
      brand: 'sluimer-thuis',
      variants: [
        {
          sku: 'ZEE-1',
          values: { stof: 'katoen', maat: 'een' },
          priceCents: 3495,
          priceHistory: [
            { priceCents: 4495, validFrom: new Date('2026-07-20T22:00:00Z') },
            { priceCents: 3495, validFrom: new Date('2026-11-17T23:00:00Z') },
          ],
          stockOnHand: 24,
          imageKey: 'foto',
          weightGrams: 950,
        },
        { sku: 'ZEE-2', priceCents: 6995, weightGrams: null, imageKey: 'foto' },
      ],
    },
  })
})

test('the picture of a choice is that of its variants, unless one has its own', async () => {
  const options = [
    {
      key: 'kleur',
      title: 'Kleur',
      values: [
        { key: 'rood', title: 'Rood', imageKey: 'in-rood' },
        { key: 'wit', title: 'Wit' },
      ],
    },
  ]
  const rows = [
    ['A', 'rood', 10, 1, null],
    ['B', 'wit', 10, 1, 'in-wit'],
  ]
  const table = { columns: ['sku', 'kleur', 'price', 'stock', 'imageKey'], rows }
  const [one] = await readProducts(aProduct({ options, variants: table }))
  const keys = one?.ok ? one.product.variants.map(({ imageKey }) => imageKey) : one
  expect(keys).toEqual(['in-rood', 'in-wit'])
})

const table = aProduct().variants
test.each([
  [
    'a column that nobody knows',
    { columns: ['sku', 'stof', 'maat', 'prices', 'stock', 'gewicht'] },
    "variants: 'gewicht' is no column: sku, ean, title, price, prices, stock, weightGrams, imageKey, active, stof, maat",
  ],
  [
    'a column twice',
    { columns: ['sku', 'stof', 'stof', 'prices', 'stock', 'weightGrams'] },
    "variants: 'stof' comes twice",
  ],
  ['a shared column', { shared: { stock: 3 } }, "variants: 'stock' comes twice"],
  [
    'two ways of giving a price',
    { shared: { price: 3 } },
    "variants: 'price' and 'prices' exclude each other",
  ],
  [
    'a row that is too short',
    { rows: [['ZEE-1', 'katoen', 'een', '9.95 from 2026-07-21', 24]] },
    'variants: row 1 has 5 cells, and there are 6 columns',
  ],
  ['no table', { rows: 'ZEE-1' }, 'variants: a table has columns, rows of cells'],
  [
    'prices in other words',
    { rows: [['ZEE-1', 'katoen', 'een', '44,95 sinds 21 juli', 24, 950]] },
    "variants: row 1, prices: '44,95 sinds 21 juli' is not written like '44.95 from 2026-07-21, 34.95 from 2026-11-18'",
  ],
  [
    'prices of no day',
    { rows: [['ZEE-1', 'katoen', 'een', '44.95 from 2026-02-30', 24, 950]] },
    'variant ZEE-1, priceHistory.0.validFrom: a day such as 2026-03-01',
  ],
  [
    'prices that go back',
    { rows: [['ZEE-1', 'katoen', 'een', '4 from 2026-07-21, 3 from 2026-07-20', 24, 950]] },
    'oldest first',
  ],
  [
    'a choice that does not exist',
    { rows: [['ZEE-1', 'zijde', 'een', '9.95 from 2026-07-21', 24, 950]] },
    'no value of the option stof',
  ],
  [
    'no choice',
    { rows: [['ZEE-1', null, 'een', '9.95 from 2026-07-21', 24, 950]] },
    'no value of the option stof',
  ],
  [
    'no article number',
    { rows: [[null, 'katoen', 'een', '9.95 from 2026-07-21', 24, 950]] },
    'sku: is missing',
  ],
  [
    'half a piece',
    { rows: [['ZEE-1', 'katoen', 'een', '9.95 from 2026-07-21', 0.5, 950]] },
    'variant ZEE-1, stock',
  ],
  ['no rows', { rows: [] }, 'variants: has fewer than 1'],
])('a table with %s is refused with the reason', async (_, special, reason) => {
  const [one] = await readProducts(aProduct({ variants: { ...table, ...special } }))
  expect(one).toMatchObject({ ok: false, name: 'ZEE', reason: expect.stringContaining(reason) })
})

test('an option with the name of a field, and two options with pictures, are refused', async () => {
  const named = aProduct({
    options: [{ key: 'stock', title: 'Bak', values: [{ key: 'a', title: 'A' }] }],
    variants: { columns: ['sku', 'price', 'stock'], rows: [['A', 1, 'a']] },
  })
  const values = [{ key: 'a', title: 'A', imageKey: 'foto' }]
  const pictured = aProduct({
    options: ['stof', 'maat'].map((key) => ({ key, title: key, values })),
    variants: { columns: ['sku', 'stof', 'maat', 'price', 'stock'], rows: [['A', 'a', 'a', 1, 1]] },
  })
  expect(await readProducts(named, pictured)).toMatchObject([
    { ok: false, reason: "variants: 'stock' is an option and a field: list these variants one by one" },
    { ok: false, reason: 'options: stof and maat both have pictures for their values' },
  ])
})

test('a refused product is named with its line, and the others are read', async () => {
  const broken = aProduct({ sku: 'KAPOT', title: '' })
  const text = JSON.stringify(
    [
      { ...shared, ...aProduct() },
      { ...shared, ...broken },
    ],
    null,
    2,
  )
  const line = text.split('\n').findIndex((one, at) => at > 1 && one === '  {') + 1
  expect(line).toBeGreaterThan(10)
  expect(await readText(text)).toMatchObject([
    { ok: true, line: 2 },
    { ok: false, line, name: 'KAPOT', reason: 'title: is empty' },
  ])
})

test.each([
  ['[\n  { "sku": "A" },\n  { "sku": B }\n]', 3, /^no JSON: /],
  ['[\n  { "sku": "A" }\n  { "sku": "B" }\n]', 3, /^no JSON: /],
  ['{\n  "products": {}\n}', 1, /has the fields products and shared/],
  ['{\n  "products": [],\n  "prodcts": []\n}', 1, /and no others/],
  ['[7]', 1, /must be object/],
])('%j is not a list of products', async (text, line, reason) => {
  expect(await readText(text)).toMatchObject([{ ok: false, line, reason: expect.stringMatching(reason) }])
})

test('a list without products has none, and lines are still read as lines', async () => {
  expect(await readText('[]')).toEqual([])
  const line = JSON.stringify({ ...shared, ...aProduct() })
  expect(await readText(`${line}\n{broken\n`)).toMatchObject([
    { ok: true, line: 1 },
    { ok: false, line: 2, reason: 'no JSON' },
  ])
})

test('what is written for readers is read as the same product, with a line for each variant', async () => {
  const options = aProduct().options.map((option) => ({
    ...option,
    values: option.values.map((value) => ({
      ...value,
      ...(option.key === 'stof' && { imageKey: `in-${value.key}` }),
    })),
  }))
  const { shared: _, ...plain } = table
  const [one] = await readProducts(aProduct({ options, variants: plain, createdAt: '2026-01-26' }))
  if (!one?.ok) throw new Error(one?.reason)
  const written = formatJson([toListedProduct(one.product)])
  expect(await readText(written)).toMatchObject([{ ok: true, product: one.product }])
  expect(written).toContain(
    '\n        ["ZEE-1", "katoen", "een", "44.95 from 2026-07-21, 34.95 from 2026-11-18", 24, 950],\n',
  )
  expect(written).toContain('"createdAt": "2026-01-26"')
  expect(written).not.toMatch(/null,|"active"|"condition"/)
})

test('of an option with the name of a column the variants are written one by one', async () => {
  const options = [{ key: 'title', title: 'Opdruk', values: [{ key: 'a', title: 'A' }] }]
  const variants = [{ sku: 'A', values: { title: 'a' }, price: 1, stock: 1 }]
  const [one] = await readProducts(aProduct({ options, variants }))
  if (!one?.ok) throw new Error(one?.reason)
  expect(await readText(formatJson([toListedProduct(one.product)]))).toMatchObject([
    { ok: true, product: one.product },
  ])
})
