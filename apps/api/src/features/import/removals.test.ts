import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCatalogNames } from '../catalog/product/catalog-names.queries.ts'
import { table } from './foreign-files.builders.ts'
import { openImportShop } from './import.builders.ts'
import { needsConsent } from './save/removals.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
afterAll(() => shop.close())

const columns = [
  ...['Handle', 'Title', 'Vendor', 'Type', 'Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Price'],
  ...['Image Src', 'Status'],
]
const sizes = (count: number) => Array.from({ length: count }, (_, index) => `M${index + 1}`)
/** Returns the rows of a product in these sizes, as Shopify writes it. */
const aProductInSizes = (handle: string, given: readonly string[], status = 'active', vendor = 'Weefgoed') =>
  given.map((size) => [
    ...[handle, `Deken ${handle}`, vendor, 'Overtrekken', 'Maat', size, `${handle}-${size}`, '10.00'],
    ...['foto.jpg', status],
  ])
const aFile = (...rows: string[][]) => table(columns, ...rows)
/** Returns the same product as one article, in another kind of table that has no sizes. */
const withoutSizes = (handle: string) =>
  `sku;name;price;brand;category;image\n${handle};Andere naam;12,00;Weefgoed;Overtrekken;foto.jpg\n`

const onSale = async (sku: string) =>
  (await shop.findBySku(sku))?.variants.filter(({ active }) => active).map((one) => one.sku)
const importWith = async (content: string, ...options: string[]) => {
  const map = shop.write(
    JSON.stringify({
      categories: { Overtrekken: 'slapen/dekbedovertrek' },
      brands: { Weefgoed: 'sluimer-thuis' },
      defaults: { manufacturer: 'Weverij De Test', deliveryClass: 'parcel' },
    }),
  )
  return shop.run('import', 'products', shop.write(content), '--map', map, ...options)
}

test('a file that knows products without their variants is refused whole, and a dry run says what it would take', async () => {
  await shop.importFile(aFile(...aProductInSizes('d1', sizes(5))))
  const before = await shop.findBySku('d1')
  const dry = await importWith(
    `${withoutSizes('d1')}NIEUW;Nieuw;5,00;Weefgoed;Overtrekken;foto.jpg\n`,
    '--dry-run',
  )
  expect(dry.code).toBe(0)
  expect(dry.err).toContain(
    "Would take off sale: the product d1 'Deken d1', as a whole, all 5 variants (d1-M1, d1-M2, d1-M3, d1-M4, d1-M5)",
  )
  expect(dry.err).toContain(
    '5 of the 5 variants on sale of the products that the file names (100%); 1 of the products as a whole',
  )
  expect(dry.err).toContain('--allow-removals')

  const run = await importWith(`${withoutSizes('d1')}NIEUW;Nieuw;5,00;Weefgoed;Overtrekken;foto.jpg\n`)
  expect(run).toMatchObject({ code: 2, out: '' })
  expect(run.err).toContain("Would take off sale: the product d1 'Deken d1'")
  expect(run.err).toContain('Nothing is saved.')
  expect(await shop.findBySku('d1')).toEqual(before)
  expect(await shop.findBySku('NIEUW')).toBeUndefined()
})

test('with --allow-removals it is done, and reported', async () => {
  await shop.importFile(aFile(...aProductInSizes('d2', sizes(5))))
  const { code, err } = await importWith(withoutSizes('d2'), '--allow-removals')
  expect(code).toBe(0)
  expect(err).toContain("Taken off sale: the product d2 'Deken d2'")
  expect(err).not.toContain('--allow-removals')
  expect(await onSale('d2')).toEqual(['d2'])
})

test('what stays below the bound is done without asking, and reported for each product', async () => {
  const all = sizes(60)
  await shop.importFile(aFile(...aProductInSizes('d3', all), ...aProductInSizes('d4', all)))
  const { code, err } = await shop.importFile(
    aFile(...aProductInSizes('d3', all.slice(1)), ...aProductInSizes('d4', all.slice(0, -1))),
  )
  expect(code).toBe(0)
  expect(err).toContain("Taken off sale: the product d3 'Deken d3', 1 of its 60 variants (d3-M1)")
  expect(err).toContain("Taken off sale: the product d4 'Deken d4', 1 of its 60 variants (d4-M60)")
  expect(err).toContain('Taken off sale: 2 of the 120 variants on sale')
  expect(
    (
      await shop.importFile(
        aFile(...aProductInSizes('d3', all.slice(2)), ...aProductInSizes('d4', all.slice(0, -3))),
      )
    ).code,
  ).toBe(2)
})

test('one that the file says is not for sale goes off sale too; one that was not counts for nothing', async () => {
  await shop.importFile(aFile(...aProductInSizes('d5', sizes(3))))
  expect((await shop.importFile(aFile(...aProductInSizes('d5', sizes(3), 'draft')))).code).toBe(2)
  await shop.importFile(aFile(...aProductInSizes('d6', sizes(3), 'draft')))
  const again = await shop.importFile(aFile(...aProductInSizes('d6', sizes(1), 'draft')))
  expect(again.code).toBe(0)
  expect(again.err).not.toContain('off sale')
})

test('our own files ask as well: a line that leaves out variants takes them off sale', async () => {
  await shop.importFile(aFile(...aProductInSizes('d7', sizes(4))))
  const exported =
    (await shop.run('export', 'products')).out.split('\n').find((line) => line.includes('"d7"')) ?? ''
  const line = JSON.parse(exported)
  const { code, err } = await shop.run(
    'import',
    'products',
    shop.write(JSON.stringify({ ...line, variants: line.variants.slice(0, 1) })),
  )
  expect(code).toBe(2)
  expect(err).toContain('3 of its 4 variants (d7-M2, d7-M3, d7-M4)')
})

test('a product that is refused takes nothing off sale', async () => {
  await shop.importFile(aFile(...aProductInSizes('d8', sizes(4))))
  const { code, out, err } = await importWith(withoutSizes('d8').replace('12,00', 'gratis'))
  expect({ code, err: err.includes('off sale') }).toEqual({ code: 1, err: false })
  expect(out).toContain('d8')
  expect(await onSale('d8')).toHaveLength(4)
})

test('one variant never asks, two of a hundred do not, three do', () => {
  expect(needsConsent({ products: 1, variants: 1, of: 1 })).toBe(false)
  expect(needsConsent({ products: 0, variants: 2, of: 100 })).toBe(false)
  expect(needsConsent({ products: 0, variants: 3, of: 100 })).toBe(true)
  expect(needsConsent({ products: 0, variants: 2, of: 10 })).toBe(true)
  expect(needsConsent({ products: 0, variants: 0, of: 0 })).toBe(false)
})

test('a run that is refused makes no categories, brands or manufacturers, and neither does one whose products are', async () => {
  await shop.importFile(aFile(...aProductInSizes('d9', sizes(4))))
  const map = shop.write(
    JSON.stringify({
      add: {
        categories: [
          { path: 'tuin', title: 'Tuin' },
          { path: 'tuin/bank', title: 'Bank' },
        ],
        brands: [
          { slug: 'weefgoed', title: 'Weefgoed' },
          { slug: 'kop', title: 'Brand name' },
        ],
        manufacturers: [
          { name: 'Weefgoed BV', address: 'Spoelweg 1, Enschede', email: 'info@weefgoed.example' },
        ],
      },
      categories: { Overtrekken: 'tuin/bank' },
      manufacturers: { weefgoed: 'Weefgoed BV', kop: 'Weefgoed BV' },
      defaults: { deliveryClass: 'parcel' },
    }),
  )
  const run = (content: string, ...options: string[]) =>
    shop.run('import', 'products', shop.write(content), '--map', map, ...options)
  const before = await loadCatalogNames(shop.db)
  expect((await run(withoutSizes('d9'))).code).toBe(2)
  expect((await run(withoutSizes('X').replace('12,00', 'gratis'))).code).toBe(1)
  expect(await loadCatalogNames(shop.db)).toEqual(before)
  expect((await run(withoutSizes('X'), '--dry-run')).err).toContain('Would add the category tuin/bank')
  const { code, err } = await run(withoutSizes('X'))
  expect(code).toBe(0)
  for (const made of [
    'the category tuin\n',
    'the category tuin/bank',
    'the brand weefgoed',
    'the manufacturer Weefgoed BV',
  ])
    expect(err).toContain(`Added ${made}`)
  expect(err).not.toContain('kop')
  const { brands, categories, manufacturers } = await loadCatalogNames(shop.db)
  expect(brands.map(({ slug }) => slug)).not.toContain('kop')
  expect(categories.map(({ path }) => path)).toContain('tuin/bank')
  expect(manufacturers).toContain('Weefgoed BV')
})
