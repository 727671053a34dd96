import { expect, test } from 'vitest'
import { calculatePresentPrice } from '../products/present-price.ts'
import { productsIn, readForeign, sheet } from '../testing/read-foreign.ts'
import { guessColumns } from './guess-columns.ts'

const onlyVariant = async (text: string) => {
  const [product] = await productsIn(text)
  const variant = product?.variants[0]
  if (variant === undefined) throw new Error('no product in the file')
  return variant
}
const now = new Date('2026-11-20T12:00:00Z')

test('column names may follow titles and remarks that contain other separators', async () => {
  const remarks =
    '# Verplicht; uniek,# Verplicht; kort; zonder hoofdletters,# Verplicht; met valuta,# Verplicht'
  const facebook = `${remarks},# x\nid,title,price,image_link,availability\nA,Sprei,"9,95 EUR",a.jpg,in stock\n`
  expect((await readForeign(facebook)).readings).toMatchObject([{ ok: true, product: { line: 3, sku: 'A' } }])
  const list = 'Prijslijst, voorjaar 2026\n\nArtikelnummer;Omschrijving;Prijs\nB-1;Plaid, zacht;12,50\n'
  expect(await productsIn(list)).toMatchObject([
    { line: 4, title: 'Plaid, zacht', variants: [{ price: '12,50' }] },
  ])
})

test('a text may begin with a quote and continue over lines, and cells may have spaces around them', async () => {
  const quoted = 'sku,title,price,description\nA,Kaars,5,"""Brandt lang""\nen ruikt niet."\n'
  expect(await productsIn(quoted)).toMatchObject([{ description: '"Brandt lang"\nen ruikt niet.' }])
  const spaced = 'sku , title            , price\nA   , "Kaars, groot"   , 5\n'
  expect(await productsIn(spaced)).toMatchObject([{ sku: 'A', title: 'Kaars, groot' }])
})

test('of columns with the same name the first counts, and none when it is unclear which is meant', async () => {
  expect(await productsIn('sku,title,price,note,note\nA,Kaars,5,x,y\n')).toMatchObject([{ title: 'Kaars' }])
  await expect(readForeign('sku,title,price,price\nA,Kaars,5,6\n')).rejects.toThrow(
    "Two columns are called 'price'",
  )
})

test('texts in several languages: the Dutch one counts', async () => {
  const row = { sku: 'A', 'name:en': 'Throw', 'name:nl': 'Plaid', price: '5', 'description:fr': 'Doux' }
  expect(await productsIn(sheet(',', row))).toMatchObject([
    { title: 'Plaid', description: 'Doux', summary: '' },
  ])
})

test.each([
  ['percent', { Price: '200', 'Discount percent': '5.5', 'Discount to (yyyy-mm-dd)': '' }, 18_900],
  ['percent of a Dutch price', { Price: '€ 1.299,00', 'Discount percentage': '10 %' }, 116_910],
  ['euros', { Price: '200', 'Discount amount': '19.50' }, 18_050],
  ['Dutch euros', { Price: '1.049,95 EUR', Kortingsbedrag: '€ 50,-' }, 99_995],
  ['nothing', { Price: '49,95', 'Discount percent': '0', 'Discount to (yyyy-mm-dd)': '0000-00-00' }, 4995],
  ['nothing, written as a dash', { Price: '49,95', 'Discount percent': '-', Kortingsbedrag: '-' }, 4995],
])('a reduction of %s is subtracted', async (_, row, cents) => {
  const variant = await onlyVariant(sheet(';', { SKU: 'A', Name: 'Bed', ...row }))
  const { price, notes } = calculatePresentPrice(variant, 0, now)
  expect(price).toEqual({ ok: true, cents })
  expect(notes).toHaveLength(cents === 4995 ? 0 : 1)
})

test.each(['een derde', '0,15', '120', '100'])(
  'a discount of %s percent is told, not taken',
  async (percent) => {
    const row = { SKU: 'A', Name: 'Bed', Price: '49,95', 'Discount percent': percent }
    const { price, notes } = calculatePresentPrice(await onlyVariant(sheet(';', row)), 0, now)
    expect(price).toEqual({ ok: true, cents: 4995 })
    expect(notes).toEqual([expect.objectContaining({ example: percent })])
  },
)

test('a discount with a last day is a deal, not the price', async () => {
  const row = { SKU: 'A', Name: 'Bed', Price: '200', 'Discount amount': '19.50', 'Discount to': '2026-12-31' }
  const variant = await onlyVariant(sheet(';', row))
  expect(variant.reduction).toMatchObject({ until: '2026-12-31' })
  expect(calculatePresentPrice(variant, 0, now)).toMatchObject({
    price: { cents: 20_000 },
    notes: [expect.stringContaining('until some day')],
  })
})

test('stock is kept in several places, or not counted', async () => {
  const row = { sku: 'A', name: 'Vaas', retail_price: '5', inventory_Winkel: '3', reorder_point_Winkel: '1' }
  const both = { ...row, inventory_Loods: '4', reorder_point_Loods: '2', inventory_policy: 'deny' }
  expect(await onlyVariant(sheet(',', both))).toMatchObject({ stock: '7' })
  expect(await onlyVariant(sheet(',', { ...both, track_inventory: '0' }))).toMatchObject({ stock: '' })
})

test('products that are not sent are refused, whatever the column is called', async () => {
  const row = { SKU: 'A', Title: 'Cursus', Price: '5', 'Product Type [Non Editable]': 'SERVICE' }
  const { readings } = await readForeign(
    sheet(',', row, { ...row, SKU: 'B', 'Product Type [Non Editable]': 'PHYSICAL' }),
  )
  expect(readings).toMatchObject([{ ok: false, reason: expect.stringContaining('SERVICE') }, { ok: true }])
  const virtual = { sku: 'A', name: 'Cursus', price: '5', 'Virtual product': '1' }
  expect((await readForeign(sheet(';', virtual))).readings).toMatchObject([{ ok: false }])
})

test('a kind of goods becomes the category when there is no other, but a kind of the system does not', async () => {
  const row = { sku: 'A', name: 'Lamp', price: '5', type: 'Lampen' }
  expect(await productsIn(sheet(',', row, { ...row, sku: 'B', type: 'simple' }))).toMatchObject([
    { categories: ['Lampen'] },
    { categories: [] },
  ])
})

test('a property that all variants share is an attribute, one that differs is a choice', async () => {
  const row = {
    Artikelnummer: 'P',
    Titel: 'Shirt',
    Preis: '9',
    Farbe: '',
    Material: 'Wol',
    Elternartikel: '',
  }
  const [product] = await productsIn(
    sheet(
      ';',
      row,
      { ...row, Artikelnummer: 'P1', Farbe: 'rot', Elternartikel: 'P' },
      { ...row, Artikelnummer: 'P2', Farbe: 'blau', Elternartikel: 'P' },
    ),
  )
  expect(product).toMatchObject({
    attributes: [{ name: 'Material', value: 'Wol' }],
    variants: [{ values: { Farbe: 'rot' } }, { values: { Farbe: 'blau' } }],
  })
})

test('options are read from pairs of cells, from one cell, or from two lists', async () => {
  const pairs = {
    'Product Handle': 'kop',
    'Product Title': 'Kop',
    'Variant SKU': 'K1',
    'Variant Price EUR': '5',
  }
  const option = { 'Variant Option 1 Name': 'Maat', 'Variant Option 1 Value': 'Klein' }
  const second = { ...pairs, 'Variant SKU': 'K2', ...option, 'Variant Option 1 Value': 'Groot' }
  const medusa = sheet(
    ',',
    { ...pairs, ...option, 'Product Status': 'published' },
    { ...second, 'Product Status': '' },
  )
  const expected = [{ values: { Maat: 'Klein' } }, { values: { Maat: 'Groot' } }]
  expect(await productsIn(medusa)).toMatchObject([{ sku: 'kop', isActive: true, variants: expected }])

  const shopware = {
    ordernumber: 'K1',
    mainnumber: 'K1',
    name: 'Kop',
    price_EK: '5',
    tax: '21.00',
    instock: '2',
  }
  const listed = sheet(
    ';',
    { ...shopware, configuratorOptions: 'Maat:Klein' },
    { ...shopware, ordernumber: 'K2', configuratorOptions: 'Maat:Groot' },
  )
  expect(await productsIn(listed)).toMatchObject([
    { sku: 'K1', title: 'Kop', taxClass: '21.00', variants: expected },
  ])

  const vendure = {
    name: 'Kop',
    slug: 'kop',
    sku: 'K1',
    price: '5',
    optionGroups: 'Maat',
    optionValues: 'Klein',
  }
  const facets = { facets: 'category:Servies|Merk:Eigen', stockOnHand: '3' }
  const lists = sheet(',', { ...vendure, ...facets }, { sku: 'K2', price: '6', optionValues: 'Groot' })
  expect(await productsIn(lists)).toMatchObject([
    { categories: ['Servies'], attributes: [{ name: 'Merk', value: 'Eigen' }], variants: expected },
  ])
})

test('measurements and weights count with their unit, and a weight without one waits for it', async () => {
  const row = { sku: 'A', name: 'Kast', price: '5', 'Width (cm)': '60.5', Height: '80', weight: '8' }
  expect(await productsIn(sheet(',', row))).toMatchObject([
    { attributes: [{ name: 'Breedte', value: '60,5 cm' }], variants: [{ bareWeight: '8' }] },
  ])
  const told = { ...row, length_unit: 'cm', weight_unit: 'kg' }
  expect(await productsIn(sheet(',', told))).toMatchObject([
    {
      attributes: [{ name: 'Breedte' }, { name: 'Hoogte', value: '80 cm' }],
      variants: [{ weightGrams: 8000 }],
    },
  ])
})

test('pairs of a name and a value are properties, several lines in a cell are several', async () => {
  const row = {
    SKU: 'A',
    Title: 'Tas',
    'Sell Price': '5',
    'Attribute 1 name': 'Stof',
    'Attribute 1 value': 'Wol\nLinnen',
  }
  const [product] = await productsIn(sheet(',', { ...row, Category: 'Tassen\nSale', condition: 'used' }))
  expect(product).toMatchObject({
    categories: ['Tassen', 'Sale'],
    isUsed: true,
    attributes: [
      { name: 'Stof', value: 'Wol' },
      { name: 'Stof', value: 'Linnen' },
    ],
  })
})

test('an unknown word for being on sale keeps a product back, and is reported', async () => {
  const row = { sku: 'A', name: 'Tas', price: '5', status: 'Uitlopend' }
  expect(await productsIn(sheet(',', row, { ...row, sku: 'B', status: 'draft' }))).toMatchObject([
    { isActive: false, notes: [expect.stringContaining("'Uitlopend' under 'status'")] },
    { isActive: false, notes: [] },
  ])
})

test('alternative texts belong to the pictures beside them', async () => {
  const row = {
    SKU: 'A',
    Name: 'Tas',
    Price: '5',
    'Image URLs (x,y,z...)': 'a.jpg,b.jpg',
    'Image alt texts (x,y,z...)': 'Voor,Achter',
  }
  expect(await productsIn(sheet(';', row))).toMatchObject([
    { pictures: [{ alt: 'Voor' }, { address: 'b.jpg', alt: 'Achter' }] },
  ])
})

test('missing columns are named, and offers of bol.com are recognised', async () => {
  expect(guessColumns(['sku', 'title', 'vat'])).toBeUndefined()
  await expect(readForeign('sku,title,kleur\nA,B,C\n')).rejects.toThrow('No column of it is called a price.')
  const offers = 'offerId,ean,conditionName,bundlePricesPrice,stockAmount,fulfilmentType\n'
  await expect(readForeign(offers)).rejects.toThrow('These are offers of bol.com')
  const unclear = 'Reference #,Name *,Price tax excluded or Price tax included\n'
  await expect(readForeign(unclear)).rejects.toThrow('does not say whether their prices hold VAT')
  await expect(readForeign('category_id,parent_id,name\n')).rejects.toThrow('These are categories')
})
