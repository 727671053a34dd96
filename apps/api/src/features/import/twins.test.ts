import { productsIn, readForeign, sheet } from '@sluimer/product-files/testing/read-foreign'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { table } from './foreign-files.builders.ts'
import { openImportShop } from './import.builders.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
afterAll(() => shop.close())

const stool = { sku: 'K1', name: 'Kruk', price: '20', category: 'Stoelen', image: 'a.jpg', color: 'wit' }

test('rows with one sku that differ in their category only are one product in all of them', async () => {
  const [product, ...others] = await productsIn(
    sheet(
      ';',
      stool,
      { ...stool, category: 'Kasten > Kinderen', image: 'b.jpg' },
      { ...stool, name: ' Kruk  ', category: 'Stoelen' },
    ),
  )
  expect(others).toEqual([])
  expect(product).toMatchObject({
    ...{ sku: 'K1', title: 'Kruk', categories: ['Stoelen', 'Kasten > Kinderen'] },
    pictures: [{ address: 'a.jpg' }, { address: 'b.jpg' }],
    variants: [{ sku: 'K1', price: '20', values: {} }],
  })
  expect(product?.notes).toEqual([
    expect.stringContaining('category, pictures or address only'),
    'rows that stand in the file twice: taken once',
  ])
})

test.each(['price', 'name', 'color'])(
  'rows with one sku that differ in their %s are refused, and the reason names it',
  async (field) => {
    const { readings } = await readForeign(sheet(';', stool, { ...stool, [field]: '30', category: 'Anders' }))
    expect(readings).toEqual([
      {
        ok: false,
        reason: `the sku K1 stands in the file twice, in rows 2 and 3, which differ in '${field}' ('${stool[field as 'name']}' and '30'): give one of the two a sku of its own, or let the rows say the same`,
      },
    ])
  },
)

test('a variant that stands in the file twice is sold once', async () => {
  const row = { handle: 'kruk', ...stool }
  const [product] = await productsIn(
    sheet(';', row, { ...row, category: 'Kinderen' }, { ...row, sku: 'K2', color: 'rood' }),
  )
  expect(product).toMatchObject({
    categories: ['Stoelen', 'Kinderen'],
    variants: [{ sku: 'K1' }, { sku: 'K2' }],
  })
})

const columns = [
  'Handle',
  'Title',
  'Vendor',
  'Type',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Price',
  'Image Src',
]
const row = (size: string, sku: string, price = '10.00') => [
  ...['deken', 'Deken', 'Weefgoed', 'Overtrekken', 'Maat', size, sku, price, 'foto.jpg'],
]

test('variants of a product that share a sku get names of their own, and are found again under them', async () => {
  const file = table(columns, row('Klein', 'D-1'), row('Groot', 'D-1', '15.00'), row('Los', 'D-2'))
  const { code, out, err } = await shop.importFile(file)
  expect({ code, out }).toEqual({ code: 0, out: '' })
  expect(err).toContain("share a sku with others of their product: named after it and their values: 'D-1'")
  const skus = async () =>
    (await shop.findBySku('deken'))?.variants.map(({ sku, priceCents, active }) => ({
      sku,
      priceCents,
      active,
    }))
  const all = [
    { sku: 'D-1-klein', priceCents: 1000, active: true },
    { sku: 'D-1-groot', priceCents: 1500, active: true },
    { sku: 'D-2', priceCents: 1000, active: true },
  ]
  expect(await skus()).toEqual(all)
  expect((await shop.importFile(file)).err).toContain('0 new, 0 changed, 1 unchanged')
  const turned = table(columns, row('Groot', 'D-1', '15.00'), row('Klein', 'D-1'), row('Los', 'D-2'))
  expect(await shop.importFile(turned)).toMatchObject({ code: 0, out: '' })
  expect(new Set(await skus())).toEqual(new Set(all))
})

test('variants that share a sku and everything that tells them apart are refused', async () => {
  const { out } = await shop.importFile(table(columns, row('Klein', 'D-9'), row('Klein', 'D-9', '12.00')))
  expect(out).toContain('another variant has the same values')
})
