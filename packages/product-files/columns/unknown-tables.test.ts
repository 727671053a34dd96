import { expect, test } from 'vitest'
import { productsIn, readForeign, sheet } from '../testing/read-foreign.ts'
import { guessColumns } from './guess-columns.ts'

test('a table whose columns have usual names is read without a mapping file', async () => {
  const [product, second] = await productsIn(
    sheet(
      ';',
      {
        ...{
          Productnummer: 'C-1',
          Productnaam: 'Badjas',
          Omschrijving: 'Zacht',
          'Prijs incl. btw': '€ 1.049,95',
        },
        ...{ BTW: '21%', Voorraad: '12', Gewicht: '0,8', Merk: 'Weefgoed', Hoofdcategorie: 'Badkamer' },
        ...{ Subcategorie: 'Badjassen', 'Foto 1': 'a.jpg', 'Foto 2': 'b.jpg', 'EAN-code': '8712345678906' },
        ...{ Actief: 'Nee', Kleur: 'Wit', 'Meta titel': 'x' },
      },
      { Productnummer: '', Productnaam: 'Zonder nummer', 'Prijs incl. btw': '5' },
    ),
  )
  expect(product).toMatchObject({
    ...{ sku: 'C-1', title: 'Badjas', description: 'Zacht', brand: 'Weefgoed', isActive: false },
    ...{
      categories: ['Badkamer > Badjassen'],
      attributes: [{ name: 'Kleur', value: 'Wit' }],
      taxClass: '21%',
    },
    pictures: [{ address: 'a.jpg' }, { address: 'b.jpg' }],
    variants: [{ price: '€ 1.049,95', stock: '12', barcode: '8712345678906', weightGrams: 800, values: {} }],
  })
  // A row without a name is reported, not skipped.
  expect(second).toMatchObject({ sku: '', title: 'Zonder nummer' })
})

test('PrestaShop: stars, numbers and lists in the names of columns, numbers where there are no references', async () => {
  const row = {
    ...{ 'Product ID': '7', 'Active (0/1)': '1', 'Name *': 'Dekbed', 'Price tax excluded': '123.966942' },
    ...{
      'Categories (x,y,z...)': 'Home,Slapen,Dekbedden',
      'Reference #': '',
      'URL rewritten': 'dekbed-dons',
    },
    ...{ 'Image URLs (x,y,z...)': 'https://x.example/1.jpg,https://x.example/2.jpg' },
    'Feature (Name:Value:Position:Customized)': 'Vulling:Dons:1:0,Merk:Eigen:2:0',
  }
  expect(guessColumns(Object.keys(row).map((name) => name.toLowerCase()))?.pricesIncludeVat).toBe(false)
  expect(await productsIn(sheet(';', row))).toMatchObject([
    {
      ...{ sku: '7', slug: 'dekbed-dons', categories: ['Slapen', 'Dekbedden'] },
      pictures: [{}, { address: 'https://x.example/2.jpg' }],
      attributes: [
        { name: 'Vulling', value: 'Dons' },
        { name: 'Merk', value: 'Eigen' },
      ],
    },
  ])
})

test('Shopware: variants name their parent by number and have from it what they do not say', async () => {
  const row = {
    id: '',
    parent_id: '',
    product_number: '',
    active: '1',
    name: '',
    price_gross: '',
    stock: '1',
  }
  const { readings } = await readForeign(
    sheet(
      ';',
      { ...row, id: 'b', parent_id: 'a', product_number: 'S.1' },
      {
        ...row,
        id: 'a',
        product_number: 'S',
        name: 'Lamp',
        price_gross: '100.00',
        categories: '0123456789abcdef0123456789abcdef',
      },
      { ...row, id: 'c', parent_id: 'a', product_number: 'S.2', price_gross: '120.00', active: '0' },
      { ...row, id: 'S.2', product_number: 'T', name: 'Tafel', price_gross: '9.00' },
    ),
  )
  expect(readings).toMatchObject([
    {
      product: {
        ...{
          sku: 'S',
          title: 'Lamp',
          categories: [],
          notes: [expect.stringContaining('called by their number')],
        },
        variants: [
          { sku: 'S.1', price: '100.00', values: { Uitvoering: 'S.1' }, isActive: true },
          { sku: 'S.2', price: '120.00', values: { Uitvoering: 'S.2' }, isActive: false },
        ],
      },
    },
    { product: { sku: 'T', variants: [{ sku: 'T', values: {} }] } },
  ])
  expect(readings).toHaveLength(2)
})

test('Squarespace: rows without a title are further variants, and a reduction counts when it is on sale', async () => {
  const [product] = await productsIn(
    sheet(
      ',',
      {
        ...{
          'Product ID [Non Editable]': 'p',
          'Product Type [Non Editable]': 'PHYSICAL',
          Title: 'Kussen',
          SKU: 'Q1',
        },
        ...{ 'Option Name 1': 'Kleur', 'Option Value 1': 'Wit', Price: '29.95', 'Sale Price': '19.95' },
        ...{ 'On Sale': 'No', Stock: '5', Categories: '/wonen, /sale', Visible: 'Yes' },
        'Hosted Image URLs': 'https://x.example/a.jpg https://x.example/b.jpg',
      },
      {
        SKU: 'Q2',
        'Option Value 1': 'Blauw',
        Price: '31.95',
        'Sale Price': '21.95',
        'On Sale': 'Yes',
        Stock: 'Unlimited',
      },
    ),
  )
  expect(product).toMatchObject({
    ...{ sku: 'Q1', title: 'Kussen', isActive: true },
    categories: ['wonen', 'sale'],
    pictures: [{ address: 'https://x.example/a.jpg' }, { address: 'https://x.example/b.jpg' }],
    variants: [
      { sku: 'Q1', values: { Kleur: 'Wit' }, price: '29.95', reduction: { price: '' } },
      { sku: 'Q2', values: { Kleur: 'Blauw' }, price: '31.95', reduction: { price: '21.95' } },
    ],
  })
})

test('variants that name a model which is not in the file are one product, called what their titles share', async () => {
  const row = { sku: '', parent: 'model', 'name-nl_NL': '', 'price-EUR': '59.95', color: '', enabled: '1' }
  expect(
    await productsIn(
      sheet(
        ';',
        { ...row, sku: 'A', 'name-nl_NL': 'Overtrek Ster wit', color: 'wit' },
        { ...row, sku: 'B', 'name-nl_NL': 'Overtrek Ster blauw', color: 'blauw' },
        { ...row, sku: 'C', parent: '', 'name-nl_NL': 'Los', color: 'rood' },
      ),
    ),
  ).toMatchObject([
    {
      ...{ sku: 'model', title: 'Overtrek Ster' },
      variants: [
        { sku: 'A', values: { Color: 'wit' } },
        { sku: 'B', values: { Color: 'blauw' } },
      ],
    },
    { sku: 'C', attributes: [{ name: 'Color', value: 'rood' }], variants: [{ values: {} }] },
  ])
})

test('two rows with the same sku are both refused, and another currency is not read as euros', async () => {
  const row = { Artikelnummer: 'M', Titel: 'Sprei', Prijs: '79,95', Valuta: 'USD' }
  expect((await readForeign(sheet(';', row, { ...row, Titel: 'Plaid' }))).readings).toEqual([
    {
      ok: false,
      reason:
        "the sku M stands in the file twice, in rows 2 and 3, which differ in 'titel' ('Sprei' and 'Plaid'): give one of the two a sku of its own, or let the rows say the same",
    },
  ])
  expect(await productsIn(sheet(';', row))).toMatchObject([{ variants: [{ price: '79,95 USD' }] }])
})

test('a table without the columns that products need is reported, and so are files that are no table', async () => {
  await expect(readForeign('offerId,ean,conditionName\nx,8712345678906,NEW\n')).rejects.toThrow(
    'a product needs a sku or number, a title and a price',
  )
  await expect(readForeign(Buffer.from('504b030400000000', 'hex'))).rejects.toThrow('save the sheet as CSV')
  await expect(readForeign('<!DOCTYPE html><html></html>')).rejects.toThrow('a page of the web')
  await expect(readForeign('<?xml version="1.0"?><klanten><klant/></klanten>')).rejects.toThrow('no products')
})

test('a list of products in XML is read like a table', async () => {
  const xml = `<products><product><id>X</id><title>Stoel &amp; co</title><price>129,00</price><shipping><price>4,95</price></shipping>
    <images><image>https://x.example/a.jpg</image><image>https://x.example/b.jpg</image></images>
    <category>Wonen &gt; Stoelen</category></product></products>`
  expect(await productsIn(xml)).toMatchObject([
    {
      ...{ sku: 'X', title: 'Stoel & co', categories: ['Wonen > Stoelen'] },
      pictures: [{}, { address: 'https://x.example/b.jpg' }],
      variants: [{ price: '129,00' }],
    },
  ])
})
