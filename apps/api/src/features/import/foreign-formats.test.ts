import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopifyFile, table } from './foreign-files.builders.ts'
import { openImportShop } from './import.builders.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
afterAll(() => shop.close())

test('Shopify: the rows of a handle are one product with variants, and its text is words alone', async () => {
  const first = await shop.importFile(shopifyFile)
  expect(first).toMatchObject({ code: 0, out: '' })
  expect(first.err).toContain('A file of Shopify')
  expect(await shop.findBySku('overtrek-zee')).toMatchObject({
    slug: 'overtrek-zee',
    brand: 'sluimer-thuis',
    mainCategory: 'slapen/dekbedovertrek',
    description: ['Zacht & koel.', 'Met rits'],
    images: [{ key: 'foto', alt: 'Overtrek Zee' }],
    options: [{ title: 'Maat', values: [{ key: '140-x-200' }, { key: '240-x-200' }] }],
    variants: [
      { sku: 'SZ-1', priceCents: 4995, stockOnHand: 4, weightGrams: 900, ean: '8712345678906' },
      { sku: 'SZ-2', priceCents: 6995, stockOnHand: 0, ean: null },
    ],
  })
  expect((await shop.importFile(shopifyFile)).err).toContain('0 new, 0 changed, 1 unchanged, 0 refused')
})

test('WooCommerce: variations find their parent, wherever they stand', async () => {
  const file = table(
    [
      'ID',
      'Type',
      'SKU',
      'Name',
      'Published',
      'Description',
      'In stock?',
      'Stock',
      'Regular price',
      'Sale price',
      'Categories',
      'Images',
      'Parent',
      'Brands',
      'Attribute 1 name',
      'Attribute 1 value(s)',
      'Attribute 2 name',
      'Attribute 2 value(s)',
    ],
    [
      '2',
      'variation',
      'W-S',
      'Laken - S',
      '1',
      '',
      '1',
      '',
      '29,95',
      '24,95',
      '',
      '',
      'W',
      '',
      'Maat',
      'S',
      '',
      '',
    ],
    [
      '9',
      'simple',
      'W9',
      'Los &amp; vast',
      '1',
      'Een\\n\\nTwee',
      '1',
      '3',
      '9,50',
      '',
      'Bed > Overtrekken',
      'https://x.example/foto.png',
      '',
      'Weefgoed',
      'Kleur',
      'Zeeblauw, Paars',
      '',
      '',
    ],
    [
      '1',
      'variable',
      'W',
      'Laken',
      '1',
      '',
      '1',
      '',
      '',
      '',
      'Bed > Overtrekken',
      'foto.png',
      '',
      'Weefgoed',
      'Maat',
      'S, L',
      'Stof',
      'Katoen',
    ],
    [
      '3',
      'variation',
      'W-L',
      'Laken - L',
      '1',
      '',
      '0',
      '5',
      '39,95',
      '',
      '',
      '',
      'W',
      '',
      'Maat',
      'L',
      '',
      '',
    ],
  )
  const { code, out, err } = await shop.importFile(file)
  expect([code, out]).toEqual([0, ''])
  expect(err).toContain("values that the filter kleur does not have, kept as specifications: 'Paars' (1x)")
  expect(await shop.findBySku('W')).toMatchObject({
    specifications: [{ title: 'Kenmerken', rows: [{ label: 'Stof', value: 'Katoen' }] }],
    variants: [
      { sku: 'W-S', priceCents: 2495, stockOnHand: 7 },
      { sku: 'W-L', priceCents: 3995, stockOnHand: 0 },
    ],
  })
  expect(await shop.findBySku('W9')).toMatchObject({
    title: 'Los & vast',
    slug: 'los-en-vast-w9',
    description: ['Een', 'Twee'],
    facets: { kleur: ['blauw'] },
  })
})

test('Magento: a configurable product takes the simple ones that it lists', async () => {
  const columns = [
    'sku',
    'store_view_code',
    'product_type',
    'categories',
    'name',
    'product_online',
    'price',
    'url_key',
    'base_image',
    'additional_attributes',
    'qty',
    'is_in_stock',
    'configurable_variations',
    'configurable_variation_labels',
  ]
  const file = table(
    columns,
    [
      'M-B',
      '',
      'simple',
      '',
      'Plaid Blauw',
      '1',
      '59.9500',
      '',
      '/f/o/foto.jpg',
      'color=Blauw',
      '6.0000',
      '1',
      '',
      '',
    ],
    [
      'M',
      '',
      'configurable',
      'Default Category/Bed/Overtrekken',
      'Plaid',
      '1',
      '',
      'plaid',
      '/f/o/foto.jpg',
      'brand=Weefgoed,wasvoorschrift=Op 30, of 40',
      '',
      '1',
      'sku=M-B,color=Blauw',
      'color=Kleur',
    ],
    ['M', 'en', 'configurable', '', 'Throw', '', '', '', '', '', '', '', '', ''],
    [
      'N',
      '',
      'configurable',
      'Default Category/Overtrekken',
      'Half',
      '1',
      '',
      'half',
      'foto.jpg',
      'brand=Weefgoed',
      '',
      '1',
      'sku=N-X,color=Blauw',
      '',
    ],
  )
  const { code, out } = await shop.importFile(file)
  expect([code, out]).toEqual([1, 'row 5, N: its variation N-X is not in the file\n'])
  expect(await shop.findBySku('M')).toMatchObject({
    title: 'Plaid',
    slug: 'plaid',
    facets: { kleur: ['blauw'] },
    specifications: [{ rows: [{ label: 'Wasvoorschrift', value: 'Op 30, of 40' }] }],
    variants: [{ sku: 'M-B', values: { kleur: 'blauw' }, priceCents: 5995, stockOnHand: 6 }],
  })
})
