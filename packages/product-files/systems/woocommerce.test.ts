import { expect, test } from 'vitest'
import { productsIn, readForeign, sheet } from '../testing/read-foreign.ts'

const english = {
  Type: 'simple',
  SKU: 'K',
  Name: 'Kussen',
  Published: '1',
  'Regular price': '19,95',
  Categories: 'Bed > Kussens',
  Images: 'https://oud.example/k.jpg',
}

test.each([
  {
    language: 'Dutch',
    row: {
      ...{ Type: 'variable', Artikelnummer: 'W', Naam: 'Laken', Gepubliceerd: '1', 'Reguliere prijs': '' },
      ...{ Categorieën: 'Bed > Lakens', Afbeeldingen: 'l.jpg', Hoofd: '', Merken: 'Weefgoed' },
      ...{ 'Gewicht (kg)': '0,8', 'Naam eigenschap 1': 'Maat', 'Waarde eigenschap 1': 'S, L' },
    },
  },
  {
    language: 'German',
    row: {
      ...{ Typ: 'variable', Artikelnummer: 'W', Name: 'Laken', Veröffentlicht: '1', 'Regulärer Preis': '' },
      ...{ Kategorien: 'Bed > Lakens', Bilder: 'l.jpg', 'Übergeordnetes Produkt': '', Marken: 'Weefgoed' },
      ...{ 'Gewicht (kg)': '0,8', 'Attribut 1 Name': 'Maat', 'Attribut 1 Wert(e)': 'S, L' },
    },
  },
  {
    language: 'French',
    row: {
      ...{ Type: 'variable', UGS: 'W', Nom: 'Laken', Publié: '1', 'Tarif régulier': '' },
      ...{ Catégories: 'Bed > Lakens', Images: 'l.jpg', Parent: '', Marques: 'Weefgoed' },
      ...{ 'Poids (kg)': '0,8', 'Nom de l’attribut 1': 'Maat', 'Valeur(s) de l’attribut 1 ': 'S, L' },
    },
  },
])('an export with $language column names is read like an English one', async ({ row }) => {
  const columns = Object.keys(row)
  const [sku, price, parent, number] = [columns[1], columns[4], columns[7], columns[9]].map(String)
  const variation = {
    [columns[0] ?? '']: 'variation',
    ...{ [sku ?? '']: 'W-L', [price ?? '']: '29,95', [parent ?? '']: 'W', [columns[3] ?? '']: '1' },
    ...{ [number ?? '']: '0,8', [columns[10] ?? '']: 'Maat', [columns[11] ?? '']: 'L' },
  }
  const { format, readings } = await readForeign(sheet(';', row, variation))
  expect(format).toBe('WooCommerce')
  expect(readings).toMatchObject([
    {
      ok: true,
      product: {
        ...{ sku: 'W', title: 'Laken', brand: 'Weefgoed', categories: ['Bed > Lakens'] },
        pictures: [{ address: 'l.jpg' }],
        variants: [{ sku: 'W-L', price: '29,95', weightGrams: 800, values: { Maat: 'L' } }],
      },
    },
  ])
})

test('a variation that names its parent by number is found, whether the parent has a sku or not', async () => {
  const parent = {
    ID: '7',
    ...english,
    Type: 'variable',
    'Attribute 1 name': 'Maat',
    'Attribute 1 value(s)': 'S, L',
  }
  const child = { Type: 'variation', SKU: 'K-S', Parent: 'id:7', Published: '1', 'Attribute 1 name': 'Maat' }
  const rows = [{ ...child, 'Regular price': '5', 'Attribute 1 value(s)': 'S' }]
  expect(await productsIn(sheet(',', ...rows, parent))).toMatchObject([
    { sku: 'K', variants: [{ sku: 'K-S' }] },
  ])
  const nameless = await productsIn(sheet(',', { ...parent, SKU: '' }, ...rows))
  expect(nameless).toMatchObject([{ sku: 'id:7', variants: [{ sku: 'K-S' }] }])
})

test('a variation for any size is a variant of each size, and together they have the stock of the one', async () => {
  const attribute = { 'Attribute 1 name': 'Maat', 'Attribute 1 value(s)': 'S, M, L' }
  const parent = { ...english, Type: 'variable', Stock: '', Parent: '', ...attribute }
  const any = { ...english, Type: 'variation', SKU: 'K-X', Parent: 'K', Stock: '8', ...attribute }
  const [product] = await productsIn(sheet(',', parent, { ...any, 'Attribute 1 value(s)': '' }))
  expect(product?.variants.map(({ sku, values }) => [sku, values.Maat])).toEqual([
    ['K-X-S', 'S'],
    ['K-X-M', 'M'],
    ['K-X-L', 'L'],
  ])
  expect(product?.variants.map(({ stock }) => Number(stock)).reduce((a, b) => a + b)).toBe(8)
})

test('a variation for any size excludes sizes that another variation names', async () => {
  const attribute = { 'Attribute 1 name': 'Maat', 'Attribute 1 value(s)': 'S, L' }
  const parent = { ...english, Type: 'variable', Stock: '', Parent: '', ...attribute }
  const child = { ...english, Type: 'variation', Parent: 'K', ...attribute }
  const rows = [
    { ...child, SKU: 'K-L', 'Attribute 1 value(s)': 'L' },
    { ...child, SKU: 'K-X', 'Attribute 1 value(s)': '' },
  ]
  const [product] = await productsIn(sheet(',', parent, ...rows))
  expect(product?.variants.map(({ sku, values }) => [sku, values.Maat])).toEqual([
    ['K-L', 'L'],
    ['K-X-S', 'S'],
  ])
})

test.each(['Type', 'SKU', 'Parent'])(
  'a stray quote mark in %s stops the product that the row is of',
  async (column) => {
    const attribute = { 'Attribute 1 name': 'Maat', 'Attribute 1 value(s)': 'S, L' }
    const parent = { ...english, Type: 'variable', Parent: '', ...attribute }
    const child = { ...english, Type: 'variation', SKU: 'K-S', Parent: 'K', ...attribute }
    const other = { ...child, SKU: 'K-L', 'Attribute 1 value(s)': 'L' }
    const broken = {
      ...child,
      'Attribute 1 value(s)': 'S',
      [column]: `${child[column as keyof typeof child]}"`,
    }
    const { readings } = await readForeign(sheet(',', parent, broken, other))
    expect(readings).toMatchObject([{ ok: false }])
  },
)

test('stock that the parent keeps for its variations is divided over them', async () => {
  const attribute = { 'Attribute 1 name': 'Maat', 'Attribute 1 value(s)': 'S, L' }
  const parent = { ...english, Type: 'variable', Stock: '5', Parent: '', ...attribute }
  const variations = ['S', 'L'].map((size) => ({
    ...{ ...english, Type: 'variation', SKU: `K-${size}`, Parent: 'K', Stock: '' },
    ...{ 'Attribute 1 name': 'Maat', 'Attribute 1 value(s)': size },
  }))
  const [product] = await productsIn(sheet(',', parent, ...variations))
  expect(product?.variants.map(({ stock }) => stock)).toEqual(['2', '3'])
})

test('drafts, hidden products and variations that are not published are not for sale', async () => {
  const rows = [
    { ...english, SKU: 'A', Published: '-1', 'Visibility in catalog': 'visible' },
    { ...english, SKU: 'B', 'Visibility in catalog': 'hidden' },
    { ...english, SKU: 'C', Type: 'variable', Parent: '', 'Attribute 1 name': 'Maat' },
    { ...english, SKU: 'C-1', Type: 'variation', Parent: 'C', Published: '0', 'Attribute 1 name': 'Maat' },
  ]
  const products = await productsIn(sheet(',', ...rows))
  expect(products.map(({ isActive }) => isActive)).toEqual([false, false, true])
  expect(products[2]?.variants).toMatchObject([{ isActive: false }])
})

test('measurements come along, and the guard that an export puts before a formula does not', async () => {
  const row = { ...english, Name: "'+Kussen", 'Length (cm)': '60', 'Width (cm)': '70.5', 'Height (cm)': '' }
  expect(await productsIn(sheet(',', row))).toMatchObject([
    {
      title: '+Kussen',
      attributes: [
        { name: 'Lengte', value: '60 cm' },
        { name: 'Breedte', value: '70,5 cm' },
      ],
    },
  ])
})

test.each(['grouped', 'external', 'simple, virtual', 'simple, downloadable, virtual', 'subscription'])(
  'a product of the kind %s is refused',
  async (kind) => {
    expect((await readForeign(sheet(',', { ...english, Type: kind }))).readings).toMatchObject([
      { ok: false },
    ])
  },
)
