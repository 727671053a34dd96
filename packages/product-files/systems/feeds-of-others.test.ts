import { expect, test } from 'vitest'
import { watchColumns } from '../columns/unread-columns.ts'
import { calculatePresentPrice } from '../products/present-price.ts'
import { readStock } from '../products/read-stock.ts'
import { productsIn, sheet } from '../testing/read-foreign.ts'

test('a feed that says only whether something is in stock: what is not has no pieces', async () => {
  const item = (id: string, availability: string) =>
    `<product><id>${id}</id><title>Lamp</title><price>20</price><availability>${availability}</availability></product>`
  const products = await productsIn(
    `<products>${item('A', 'in stock')}${item('B', 'out of stock')}${item('C', 'out_of_stock')}</products>`,
  )
  expect(products.map(({ variants: [one] }) => readStock(one?.stock ?? '').pieces)).toEqual([undefined, 0, 0])
})

test('the feed of a price comparison in Dutch is read', async () => {
  const row = {
    Titel: 'Dekbed Wol',
    Merk: 'Eigen',
    Omschrijving: 'Warm',
    Categorie: 'Slapen > Dekbedden',
    'Image-locatie': 'https://x.example/dekbed.jpg',
    Levertijd: '1-2 werkdagen',
    EAN: '8712345678906',
    Prijs: '79,95',
    Winkelproductcode: 'D-1',
  }
  expect(await productsIn(sheet('\t', row))).toMatchObject([
    {
      ...{ sku: 'D-1', title: 'Dekbed Wol', brand: 'Eigen', categories: ['Slapen > Dekbedden'] },
      pictures: [{ address: 'https://x.example/dekbed.jpg' }],
      variants: [{ price: '79,95', barcode: '8712345678906' }],
    },
  ])
})

test('a list of items of Central European comparisons is read', async () => {
  const content = `<SHOP><SHOPITEM><ITEM_ID>K1</ITEM_ID><PRODUCTNAME>Kruk</PRODUCTNAME><DESCRIPTION>Hout</DESCRIPTION>
    <IMGURL>https://x.example/kruk.jpg</IMGURL><PRICE_VAT>20</PRICE_VAT><MANUFACTURER>Eigen</MANUFACTURER>
    <CATEGORYTEXT>Wonen | Krukken</CATEGORYTEXT><EAN>8712345678906</EAN></SHOPITEM></SHOP>`
  expect(await productsIn(content)).toMatchObject([
    {
      sku: 'K1',
      title: 'Kruk',
      brand: 'Eigen',
      pictures: [{ address: 'https://x.example/kruk.jpg' }],
      variants: [{ price: '20' }],
    },
  ])
})

test('a furniture list as researchers share it is read without naming a column', async () => {
  const row = {
    X1: '0',
    item_id: '90420332',
    name: 'Poäng',
    category: 'Stoelen',
    price: '265,0',
    old_price: 'No old price',
    sellable_online: 'FALSE',
    short_description: 'Kruk,      51x51 cm',
    depth: '',
    height: '99',
    width: '51',
  }
  expect(await productsIn(sheet(';', row))).toMatchObject([
    {
      sku: '90420332',
      title: 'Poäng',
      isActive: false,
      categories: ['Stoelen'],
      variants: [{ price: '265,0' }],
    },
  ])
})

test("a product whose whole price is its variants' surcharges has their prices", () => {
  const variant = {
    sku: 'A',
    price: '0.0',
    surcharge: '115.0',
    barcode: '',
    stock: '',
    values: {},
    picture: '',
  }
  const now = new Date('2026-06-01T09:00:00Z')
  expect(calculatePresentPrice(variant, 0, now).price).toEqual({ ok: true, cents: 11_500 })
  expect(calculatePresentPrice({ ...variant, surcharge: '0.0' }, 0, now).price).toMatchObject({ ok: false })
  expect(calculatePresentPrice({ ...variant, price: '' }, 0, now).price).toMatchObject({ ok: false })
})

test('row numbers that a program added are not reported as unread', async () => {
  const columns = watchColumns()
  async function* rows() {
    yield { line: 2, cells: { x1: '7', 'unnamed: 0': '7', designer: 'Iemand' } }
  }
  for await (const row of columns.watch(rows())) expect(row.line).toBe(2)
  expect(columns.unread().map(({ column }) => column)).toEqual(['designer'])
})

test('products in a table without numbers are identified by their addresses, and variants by their values', async () => {
  const row = { name: 'Vloerkleed', slug: 'vloerkleed-tabriz', price: '520', stock: '3' }
  expect(await productsIn(sheet(',', row, { ...row, slug: 'vloerkleed-wol' }))).toMatchObject([
    { sku: 'vloerkleed-tabriz', slug: 'vloerkleed-tabriz' },
    { sku: 'vloerkleed-wol', slug: 'vloerkleed-wol' },
  ])
})

test('measurements of PrestaShop are in centimetres, its default', async () => {
  const row = {
    'Reference #': 'M',
    'Name *': 'Meubel',
    'Price tax excluded': '306.471074',
    'URL rewritten': 'meubel',
    Height: '56.5',
  }
  expect(await productsIn(sheet(';', row))).toMatchObject([
    { attributes: [{ name: 'Hoogte', value: '56,5 cm' }] },
  ])
})

test('older files of Shopify name the type of a product otherwise', async () => {
  const row = {
    Handle: 'deken',
    Title: 'Deken',
    'Custom Product Type': 'Dekens',
    'Option1 Value': 'Default Title',
    'Variant Price': '10',
  }
  expect(await productsIn(sheet(',', row))).toMatchObject([{ categories: ['Dekens'] }])
})

test('errors of a spreadsheet are no texts, and are reported by column', async () => {
  const row = { sku: 'A', name: 'Stoel', brand: '#¡VALOR!', price: '10', material: '#N/B' }
  expect(await productsIn(sheet(';', row, { ...row, sku: 'B', name: '#NAAM?' }))).toMatchObject([
    { title: 'Stoel', brand: '', attributes: [] },
    { title: '' },
  ])
  const columns = watchColumns()
  async function* rows() {
    yield { line: 2, cells: { name: '########', brand: '#1 merk' } }
  }
  for await (const one of columns.watch(rows())) expect(one.line).toBe(2)
  expect(columns.errors()).toEqual([{ column: 'name', count: 1 }])
})
