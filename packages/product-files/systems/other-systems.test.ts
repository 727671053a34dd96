import { expect, test } from 'vitest'
import { productsIn, readForeign, sheet } from '../testing/read-foreign.ts'

const magentoOne = { sku: '', _store: '', _type: '', _category: '', name: '', price: '', status: '' }

test('Magento 1: the rows below a product add to it, and translations are left out', async () => {
  const file = sheet(
    ',',
    {
      ...magentoOne,
      sku: 'P-B',
      _type: 'simple',
      name: 'Plaid blauw',
      price: '59.9500',
      qty: '6.0000',
      status: '1',
    },
    {
      ...{ ...magentoOne, sku: 'P', _type: 'configurable', name: 'Plaid', price: '59.9500', status: '1' },
      ...{
        _category: 'Wonen/Plaids',
        visibility: '4',
        care_label: 'Handwas',
        has_options: '1',
        image: '/p/p.jpg',
      },
      ...{ _super_products_sku: 'P-B', _super_attribute_code: 'color', _super_attribute_option: 'Blauw' },
    },
    { ...magentoOne, _category: 'Cadeaus', _media_image: '/p/2.jpg', _media_lable: 'Op de bank' },
    { ...magentoOne, _store: 'en', name: 'Throw' },
    {
      ...magentoOne,
      sku: 'K',
      _type: 'simple',
      name: 'Kussen',
      price: '9.9500',
      status: '2',
      visibility: '4',
    },
  )
  const { format, readings } = await readForeign(file)
  expect(format).toBe('Magento 1')
  expect(readings).toMatchObject([
    {
      product: {
        ...{ sku: 'P', title: 'Plaid', categories: ['Wonen > Plaids', 'Cadeaus'], isActive: true },
        attributes: [{ name: 'Care label', value: 'Handwas' }],
        pictures: [{ address: '/p/p.jpg' }, { address: '/p/2.jpg', alt: 'Op de bank' }],
        variants: [{ sku: 'P-B', values: { Color: 'Blauw' }, stock: '6.0000' }],
      },
    },
    { product: { sku: 'K', isActive: false } },
  ])
})

test('Magento 2: attributes that only control the system are not properties of the goods', async () => {
  const [product] = await productsIn(
    sheet(',', {
      ...{ sku: 'M', store_view_code: '', product_type: 'simple', name: 'Lamp', price: '34.000000' },
      ...{ categories: 'Default Category,Default Category/Lampen', visibility: 'Catalog, Search' },
      additional_attributes: 'has_options=0,quantity_and_stock_status=In Stock,color="Zwart, mat",eco="No"',
    }),
  )
  expect(product).toMatchObject({
    categories: ['Lampen'],
    attributes: [{ name: 'Color', value: 'Zwart, mat' }],
    isActive: true,
  })
})

test('Shopify: files that are not sent and gift cards are refused, stock that is not counted is left open', async () => {
  const row = {
    'URL handle': 'a',
    Title: 'A',
    'Option1 name': 'Title',
    'Option1 value': 'Default Title',
    Price: '5',
  }
  const counted = { 'Inventory tracker': '', 'Inventory quantity': '0' }
  const { readings } = await readForeign(
    sheet(
      ',',
      { ...row, 'Requires shipping': 'TRUE', 'Compare-at price': '9', ...counted },
      { ...row, 'URL handle': 'b', 'Requires shipping': 'FALSE' },
      { ...row, 'URL handle': 'c', 'Gift card': 'TRUE' },
    ),
  )
  expect(readings.map(({ ok }) => ok)).toEqual([true, false, false])
  expect(readings[0]).toMatchObject({ product: { variants: [{ stock: '', values: {}, formerPrice: '9' }] } })
})

test('Google Merchant as a table, as sheets and other catalogues export it', async () => {
  const item = {
    ...{
      'item group id': 'D',
      description: 'Warm',
      availability: 'in stock',
      price: '79,00 EUR',
      brand: 'Wolhuis',
    },
    ...{
      'image link': 'https://x.example/1.jpg',
      'product type': 'Bed > Dekbedden',
      'shipping weight': '1,8 kg',
    },
    ...{ 'additional image link': 'https://x.example/2.jpg, https://x.example/3.jpg', quantity: '4' },
  }
  const file = sheet(
    '\t',
    { id: 'D-1', title: 'Dekbed Wol - 140 x 200', size: '140 x 200', ...item },
    { id: 'D-2', title: 'Dekbed Wol - 240 x 200', size: '240 x 200', ...item },
  )
  expect(await productsIn(file)).toMatchObject([
    {
      title: 'Dekbed Wol',
      pictures: [{ address: 'https://x.example/1.jpg' }, {}, { address: 'https://x.example/3.jpg' }],
      variants: [
        { sku: 'D-1', stock: '4', weightGrams: 1800, values: { Maat: '140 x 200' } },
        { sku: 'D-2' },
      ],
    },
  ])
})

test('Google Merchant as Atom: its own names win over those of the feed', async () => {
  const feed = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry>
    <title>Lamp</title><id>tag:x.example,2026:1</id><g:id>A-1</g:id><g:title>Lamp Schijn</g:title><summary>Licht</summary>
    <g:price>49.95 EUR</g:price><g:shipping><g:price>4.95 EUR</g:price></g:shipping></entry></feed>`
  expect(await productsIn(feed)).toMatchObject([
    { sku: 'A-1', title: 'Lamp Schijn', description: 'Licht', variants: [{ price: '49.95 EUR' }] },
  ])
})

test('Lightspeed: the variants of a number are one product, named by their options', async () => {
  const row = {
    ...{ Internal_ID: '1001', Visible: 'Y', Brand: 'Wolhuis', NL_Title_Short: 'Handdoek', Tax: '0.09' },
    ...{
      NL_Category_1: 'Bad',
      NL_Category_2: 'Handdoeken',
      Images: 'https://x.example/1.jpg,https://x.example/2.jpg',
    },
  }
  const { format, readings } = await readForeign(
    sheet(
      ';',
      {
        ...row,
        SKU: 'H-1',
        NL_Variant: 'Maat: 70x140, Kleur: Blauw',
        Price: '24,95',
        Stock_Level: '3',
        Weight: '500',
      },
      {
        ...row,
        SKU: 'H-2',
        NL_Variant: 'Maat: 50x100, Kleur: Blauw',
        Price: '14,95',
        Stock_Level: '0',
        Weight: '250',
      },
    ),
  )
  expect(format).toBe('Lightspeed')
  expect(readings).toMatchObject([
    {
      product: {
        ...{ sku: '1001', categories: ['Bad > Handdoeken'], taxClass: '9' },
        pictures: [{}, { address: 'https://x.example/2.jpg' }],
        variants: [
          { sku: 'H-1', weightGrams: 500, values: { Maat: '70x140', Kleur: 'Blauw' } },
          { sku: 'H-2' },
        ],
      },
    },
  ])
})

test('Magento 2: the default view counts, texts of other views are reported, and a product with only another view is refused', async () => {
  const row = { sku: 'M', store_view_code: '', product_type: 'simple', name: 'Lamp', price: '34.000000' }
  const { readings } = await readForeign(
    sheet(',', { ...row, store_view_code: 'en', name: 'Lamp (en)' }, row, {
      ...row,
      sku: 'L',
      store_view_code: 'de',
      name: 'Leuchte',
    }),
  )
  expect(readings).toMatchObject([
    { product: { title: 'Lamp', notes: [expect.stringContaining("store view 'en'")] } },
    { ok: false, reason: expect.stringContaining('store view de alone') },
  ])
})

test('two products with the same sku are both refused, with their rows', async () => {
  const row = { ID: '1', Type: 'simple', SKU: 'A', Name: 'Een', 'Regular price': '5', Categories: 'Bed' }
  const woo = await readForeign(sheet(',', row, { ...row, ID: '2', Name: 'Twee' }))
  const lamp = { sku: 'M', store_view_code: '', product_type: 'simple', name: 'Lamp', price: '34.00' }
  const magento = await readForeign(sheet(',', lamp, { ...lamp, name: 'Ander' }))
  expect([...woo.readings, ...magento.readings]).toEqual([
    {
      ok: false,
      reason:
        "the sku A stands in the file twice, in rows 2 and 3, which differ in 'id' ('1' and '2'), 'name' ('Een' and 'Twee'): give one of the two a sku of its own, or let the rows say the same",
    },
    {
      ok: false,
      reason:
        "the sku M stands in the file twice, in rows 2 and 3, which differ in 'name' ('Lamp' and 'Ander'): give one of the two a sku of its own, or let the rows say the same",
    },
  ])
})
