import { expect, test } from 'vitest'
import { describeUnread, watchColumns } from '../columns/unread-columns.ts'
import { noMapping } from '../mapping/mapping-file.ts'
import { toVariants } from '../products/to-variants.ts'
import { chooseVatClass } from '../products/vat-class-for.ts'
import { productsIn, readForeign, sheet } from '../testing/read-foreign.ts'

test('XML: attributes of tags count, parameters are properties, and a nested element has both names', async () => {
  const offers = `<shop><offers><offer id="7" available="true"><name>Lamp</name><price>20.00</price>
    <param name="Stof">Glas</param><picture>a.jpg</picture></offer></offers></shop>`
  expect(await productsIn(offers)).toMatchObject([
    { sku: '7', title: 'Lamp', pictures: [{ address: 'a.jpg' }] },
  ])
  const feed = `<products><product><productID>x_1</productID><name>Sprei</name><price currency="USD">9.95</price>
    <productURL>https://x.example/?id=1</productURL><imageURL>a.jpg</imageURL><categories><category>Bed</category></categories>
    <properties><property name="EAN"><value>8712345678906</value></property></properties>
    <extra><field name="brand">Eigen</field><field name="deliveryCosts">0.00</field><field name="Dessin">Ruit</field></extra>
    </product></products>`
  expect(await productsIn(feed)).toMatchObject([
    {
      ...{ sku: 'x_1', slug: '', brand: 'Eigen', categories: ['Bed'], pictures: [{ address: 'a.jpg' }] },
      ...{
        attributes: [{ name: 'Dessin', value: 'Ruit' }],
        variants: [{ price: '9.95 USD', barcode: '8712345678906' }],
      },
    },
  ])
  const nested = `<Root><articles><article><ordernumber>A</ordernumber><name>Kast</name><instock>4</instock>
    <prices><price><group>EK</group><price>149</price></price></prices></article></articles></Root>`
  expect(await productsIn(nested)).toMatchObject([{ sku: 'A', variants: [{ price: '149', stock: '4' }] }])
  await expect(readForeign('<list><item><naampje>x</naampje></item></list>')).rejects.toThrow('nor a price')
})

test('Magento 2: quoted values of a list are split, and so are categories at bars', async () => {
  const row = { sku: 'M', store_view_code: '', product_type: 'simple', name: 'Tas', price: '34.00' }
  const [product] = await productsIn(
    sheet(',', {
      ...{ ...row, categories: 'Default Category/Wonen|Default Category/Wonen/Tassen' },
      additional_attributes: 'activity="Sport"|"Reizen",eco="No"',
    }),
  )
  expect(product).toMatchObject({
    categories: ['Wonen', 'Wonen > Tassen'],
    attributes: [
      { name: 'Activity', value: 'Sport' },
      { name: 'Activity', value: 'Reizen' },
    ],
  })
})

test('Etsy names its columns in the language of the seller, but keeps their positions', async () => {
  const names = [
    ...['TITEL', 'BESCHRIJVING', 'PRIJS', 'CURRENCY_CODE', 'HOEVEELHEID', 'LABELS', 'MATERIALEN'],
    ...Array.from({ length: 10 }, (_, index) => `AFBEELDING${index + 1}`),
    ...['SOORT 1', 'NAAM 1', 'WAARDEN 1', 'SOORT 2', 'NAAM 2', 'WAARDEN 2', 'SKU'],
  ]
  const cells = ['Kom', 'Van klei', '30', 'EUR', '2', '', 'Klei', 'a.jpg']
  const row = [...cells, ...Array.from({ length: names.length - cells.length }, () => '')]
  const { format, readings } = await readForeign(`${names.join(',')}\n${row.join(',')}\n`)
  expect(format).toBe('Etsy')
  expect(readings).toMatchObject([{ product: { title: 'Kom', variants: [{ price: '30 EUR', stock: '2' }] } }])
})

test('WooCommerce in Portuguese', async () => {
  const row = {
    ID: '1',
    Tipo: 'simple',
    REF: 'A',
    Nome: 'Caneca',
    Publicado: '1',
    Preço: '9',
    Categorias: 'Casa',
  }
  const { format, readings } = await readForeign(sheet(',', { ...row, 'Peso (kg)': '0.3', Estoque: '4' }))
  expect(format).toBe('WooCommerce')
  expect(readings).toMatchObject([
    { product: { sku: 'A', title: 'Caneca', variants: [{ weightGrams: 300, stock: '4' }] } },
  ])
})

test('a rate of VAT may be written with decimals', () => {
  expect(chooseVatClass('9.00', noMapping)).toEqual({ vatClass: 'reduced' })
  expect(chooseVatClass('21,00 %', noMapping)).toEqual({ vatClass: undefined })
  expect(chooseVatClass('7.5', noMapping).note).toBeDefined()
})

test('a weight without a unit is left out and reported, unless the mapping gives the unit', async () => {
  const variant = { sku: 'A', price: '5', barcode: '', stock: '1', bareWeight: '2', values: {}, picture: '' }
  const [product] = await productsIn('sku,title,price\nA,Lamp,5\n')
  if (product === undefined) throw new Error('no product')
  const read = (weightUnit: string | undefined) =>
    toVariants(
      { ...product, variants: [variant] },
      { now: new Date(), stock: 0, vatPercent: 0, weightUnit, optionTitle: (name) => name },
      async () => ({ ok: false, reason: '' }),
    )
  expect(await read('lb')).toMatchObject({ variants: [{ weightGrams: 907 }], notes: [] })
  expect((await read(undefined)).notes).toEqual([expect.stringContaining('weightUnit')])
})

test('unread columns with contents are reported; empty ones and a system’s own are not', async () => {
  async function* rows() {
    yield {
      line: 2,
      cells: { sku: 'A', tags: 'nieuw', 'low stock': '0.0', updated_at: '2026', id: '7', 'a/b': 'x', a: 'x' },
    }
    yield {
      line: 3,
      cells: { sku: 'B', tags: 'oud', 'low stock': 'No', updated_at: '', id: '8', 'a/b': 'x', a: 'x' },
    }
  }
  const watch = watchColumns()
  for await (const { cells } of watch.watch(rows())) expect(cells.sku + (cells['a/b'] ?? '')).toHaveLength(2)
  expect(watch.unread()).toEqual([{ column: 'tags', count: 2 }])
  expect(describeUnread(watch.unread(), false)).toBe("Columns that were left out: 'tags' (2x)")
  expect(describeUnread([], true)).toBe('')
})

test('BigCommerce: a product without a sku goes by its number or its address', async () => {
  const row = { 'Item Type': 'Product', 'Product Name': 'Hemd', 'Product Code/SKU': '', Price: '24.5' }
  const named = { ...row, 'Product URL': '/hemd-denim/', 'Product Weight': '1.2' }
  expect(await productsIn(sheet(',', named, { ...row, 'Product ID': '77' }))).toMatchObject([
    { sku: 'hemd-denim', variants: [{ bareWeight: '1.2' }] },
    { sku: '77' },
  ])
})
