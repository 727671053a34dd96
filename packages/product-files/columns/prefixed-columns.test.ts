import { expect, test } from 'vitest'
import { productsIn, readForeign, sheet } from '../testing/read-foreign.ts'
import { guessColumns } from './guess-columns.ts'

test.each([
  [
    'product_ (VirtueMart)',
    { product_sku: 'A', product_name: 'Vaas', product_price: '9.5', product_in_stock: '3' },
  ],
  [
    'v_products_ (Zen Cart)',
    { v_products_model: 'A', v_products_name_1: 'Vaas', v_products_price: '9.5', v_products_quantity: '3' },
  ],
  [
    'ox (OXID)',
    { OXARTNUM: 'A', OXTITLE: 'Vaas', OXPRICE: '9.5', OXSTOCK: '3', OXEAN: '', OXLONGDESC: 'Rond' },
  ],
  ['p_ (Gambio)', { p_model: 'A', 'p_name.de': 'Vaas', p_price: '9.5', p_stock: '3', 'p_desc.de': 'Rond' }],
  [
    'product_, with others (HikaShop)',
    { product_code: 'A', product_name: 'Vaas', price_value: '9.5', product_quantity: '3', categories: '' },
  ],
])('names of columns that begin with %s are read without it', async (_, row) => {
  expect(await productsIn(sheet(';', row))).toMatchObject([
    { sku: 'A', title: 'Vaas', variants: [{ price: '9.5', stock: '3' }] },
  ])
})

test('a beginning that columns share is kept where names are known with it', async () => {
  const row = {
    sku: 'A',
    name: 'Vaas',
    price: '5',
    image_1: 'a.jpg',
    image_2: 'b.jpg',
    image_3: 'c.jpg',
    image_4: 'd.jpg',
  }
  expect(await productsIn(sheet(';', row))).toMatchObject([{ pictures: [{}, {}, {}, { address: 'd.jpg' }] }])
})

test('a file is a picture only where nothing else is one, and collections are categories on the same terms', async () => {
  const row = {
    product_sku: 'A',
    product_name: 'Vaas',
    product_price: '5',
    file_url: 'a.jpg',
    collections: 'Rond',
  }
  expect(await productsIn(sheet(';', row, { ...row, product_sku: 'B' }))).toMatchObject([
    { pictures: [{ address: 'a.jpg' }], categories: ['Rond'] },
    {},
  ])
  const better = { ...row, image: 'b.jpg', category: 'Vazen' }
  expect(await productsIn(sheet(';', better))).toMatchObject([
    { pictures: [{ address: 'b.jpg' }], categories: ['Vazen'] },
  ])
})

test('a price that its column calls one without tax gets it added', () => {
  expect(guessColumns(['p_model', 'p_name.de', 'p_pricenotax', 'p_stock'])?.pricesIncludeVat).toBe(false)
  expect(guessColumns(['p_model', 'p_name.de', 'p_price', 'p_stock'])?.pricesIncludeVat).toBe(true)
})

test('JTL: levels of categories, variations with a name, a main article', async () => {
  const row = {
    Artikelnummer: 'A',
    Artikelname: 'Kissen',
    'Std. VK Brutto': '29,95',
    Vaterartikel: '',
    Artikelgewicht: '0,8',
  }
  const levels = { 'Kategorie Ebene 1': 'Schlafen', 'Kategorie Ebene 2': 'Kissen' }
  const variation = (value: string) => ({
    ...{ ...row, Artikelnummer: `A-${value}`, Vaterartikel: 'A' },
    ...{ 'Variationsname 1': 'Farbe', 'Variationswertname 1': value },
  })
  expect(
    await productsIn(sheet(';', { ...row, ...levels }, variation('Blau'), variation('Weiss'))),
  ).toMatchObject([
    {
      ...{ sku: 'A', categories: ['Schlafen > Kissen'] },
      variants: [{ values: { Farbe: 'Blau' }, weightGrams: 800 }, { values: { Farbe: 'Weiss' } }],
    },
  ])
})

test('OXID: what variants are called stands in the main article, or nowhere', async () => {
  const main = { OXID: '1', OXPARENTID: '', OXARTNUM: 'A', OXTITLE: 'Plaid', OXPRICE: '49.95' }
  const variant = (id: string, value: string) => ({
    ...main,
    OXID: id,
    OXPARENTID: '1',
    OXARTNUM: `A${id}`,
    OXVARSELECT: value,
  })
  const rows = [variant('2', 'Rood | S'), variant('3', 'Blauw | M')]
  const [named] = await productsIn(sheet(';', { ...main, OXVARNAME: 'Kleur | Maat' }, ...rows))
  expect(named?.variants.map((one) => one.values)).toEqual([
    { Kleur: 'Rood', Maat: 'S' },
    { Kleur: 'Blauw', Maat: 'M' },
  ])
  const [unnamed] = await productsIn(sheet(';', main, ...rows))
  expect(unnamed?.variants.map((one) => one.values)).toEqual([
    { Uitvoering: 'Rood S' },
    { Uitvoering: 'Blauw M' },
  ])
})

test('Saleor: columns of channels, warehouses and attributes, rows of one product by its number', async () => {
  const row = (sku: string, size: string, weight: string) => ({
    ...{
      id: 'P',
      name: 'Kussen',
      category: 'Kussens',
      collections: '',
      'variant sku': sku,
      'product weight': weight,
    },
    ...{ 'material (product attribute)': 'Katoen', 'size (variant attribute)': size },
    ...{
      'main (channel price amount)': '24.95',
      'main (channel currency code)': 'EUR',
      'Loods (warehouse quantity)': '6',
    },
  })
  expect(
    await productsIn(sheet(',', row('K4', '40 cm', '0.5 kg'), row('K5', '50 cm', '0.5 kg'))),
  ).toMatchObject([
    {
      ...{ sku: 'P', categories: ['Kussens'], attributes: [{ name: 'Material', value: 'Katoen' }] },
      variants: [
        { sku: 'K4', price: '24.95 EUR', stock: '6', weightGrams: 500, values: { Size: '40 cm' } },
        { sku: 'K5', values: { Size: '50 cm' } },
      ],
    },
  ])
})

test('Spree: rows with one address and named options are variants of one product', async () => {
  const row = (sku: string, value: string) => ({
    ...{
      sku,
      name: 'Kleed',
      price: '149.0',
      slug: 'kleed',
      category1: 'Wonen -> Kleden',
      count_on_hand: '2',
    },
    ...{ option1_name: 'Kleur', option1_value: value },
  })
  expect(
    await productsIn(
      sheet(',', row('R', 'Rood'), row('B', 'Blauw'), {
        ...row('S', ''),
        slug: 'ander-kleed',
        option1_name: '',
      }),
    ),
  ).toMatchObject([
    {
      categories: ['Wonen > Kleden'],
      variants: [{ sku: 'R', stock: '2', values: { Kleur: 'Rood' } }, { sku: 'B' }],
    },
    { variants: [{ sku: 'S', values: {} }] },
  ])
})

test('ePages: the language stands behind a slash, and a path of categories has slashes', async () => {
  const row = {
    Alias: 'E',
    'Name/nl': 'Mand',
    'Name/de': 'Korb',
    'ListPrice/EUR/gross': '19,95',
    CategoryPath: 'Wonen/Manden',
  }
  expect(await productsIn(sheet(';', row))).toMatchObject([
    { sku: 'E', title: 'Mand', categories: ['Wonen > Manden'], variants: [{ price: '19,95' }] },
  ])
})

test('Ecwid: variations below a product, its options told apart from them', async () => {
  const product = {
    ...{
      type: 'product',
      product_internal_id: '1',
      product_sku: 'S',
      product_name: 'Sloop',
      product_price: '24.95',
    },
    ...{ product_quantity: '9', product_category_1: 'Slapen / Slopen', product_attribute_Materiaal: 'Zijde' },
    ...{
      product_media_main_image_url: 'a.jpg',
      product_media_gallery_image_url_1: 'b.jpg',
      product_is_available: 'true',
    },
  }
  const option = {
    type: 'product_option',
    product_internal_id: '1',
    product_option_name: 'Maat',
    product_option_value: '60 x 70',
  }
  const variation = (sku: string, size: string, price: string) => ({
    ...{ type: 'product_variation', product_internal_id: '', product_variation_sku: sku },
    ...{ product_price: price, product_quantity: '4', product_variation_option_Maat: size },
  })
  const { format, readings } = await readForeign(
    sheet(',', product, option, variation('S6', '60 x 70', ''), variation('S8', '80 x 80', '29.95'), {
      ...{ ...product, product_internal_id: '2', product_sku: 'T', product_is_available: 'false' },
    }),
  )
  expect(format).toBe('Ecwid')
  expect(readings).toMatchObject([
    {
      product: {
        ...{ sku: 'S', categories: ['Slapen > Slopen'], attributes: [{ name: 'Materiaal', value: 'Zijde' }] },
        pictures: [{ address: 'a.jpg' }, { address: 'b.jpg' }],
        variants: [
          { sku: 'S6', price: '24.95', stock: '4', values: { Maat: '60 x 70' } },
          { sku: 'S8', price: '29.95', stock: '4', values: { Maat: '80 x 80' } },
        ],
      },
    },
    { product: { sku: 'T', isActive: false, variants: [{ sku: 'T', stock: '9', values: {} }] } },
  ])
})
