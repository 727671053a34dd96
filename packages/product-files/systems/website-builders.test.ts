import { expect, test } from 'vitest'
import { readForeign, sheet } from '../testing/read-foreign.ts'

test("Wix: a variant's surcharge is added, and the product's discount is subtracted", async () => {
  const product = {
    ...{
      handleId: 'P',
      fieldType: 'Product',
      name: 'Plaid',
      productImageUrl: 'a~mv2.jpg;https://x.example/b.jpg',
    },
    ...{ collection: 'Wonen;Plaids', sku: 'W', price: '49.0', visible: 'true', discountMode: 'PERCENT' },
    ...{ discountValue: '10.0', inventory: 'InStock', weight: '1.2', productOptionName1: 'Kleur' },
    ...{ productOptionDescription1: '#ffffff:Wit;#000000:Zwart', additionalInfoTitle1: 'materiaal' },
    additionalInfoDescription1: '<p>Wol</p>',
  }
  const variant = { handleId: 'P', fieldType: 'Variant', visible: 'true', inventory: '4' }
  const { format, readings } = await readForeign(
    sheet(
      ',',
      product,
      { ...variant, sku: 'W-W', surcharge: '0.0', productOptionDescription1: '#ffffff:Wit' },
      {
        ...variant,
        sku: 'W-Z',
        surcharge: '10.0',
        productOptionDescription1: '#000000:Zwart',
        visible: 'false',
      },
      {
        ...product,
        handleId: 'Q',
        sku: 'L',
        discountMode: 'AMOUNT',
        discountValue: '4.5',
        inventory: 'OutOfStock',
      },
    ),
  )
  expect(format).toBe('Wix')
  expect(readings).toMatchObject([
    {
      product: {
        ...{ sku: 'W', categories: ['Wonen', 'Plaids'], attributes: [{ name: 'Materiaal' }] },
        pictures: [
          { address: 'https://static.wixstatic.com/media/a~mv2.jpg' },
          { address: 'https://x.example/b.jpg' },
        ],
        variants: [
          {
            sku: 'W-W',
            price: '49.0',
            reduction: { off: { amount: '10.0', in: 'percent' } },
            values: { Kleur: 'Wit' },
            weightGrams: 1200,
          },
          {
            sku: 'W-Z',
            price: '49.0',
            surcharge: '10.0',
            reduction: { off: { amount: '10.0', in: 'percent' } },
            values: { Kleur: 'Zwart' },
            isActive: false,
          },
        ],
      },
    },
    {
      product: {
        variants: [{ sku: 'L', reduction: { off: { amount: '4.5', in: 'euros' } }, stock: '0', values: {} }],
      },
    },
  ])
})

test('BigCommerce: the skus below a product are its variants, in older and newer exports', async () => {
  const older = await readForeign(
    sheet(
      ',',
      {
        ...{ 'Item Type': 'Product', 'Product ID': '7', 'Product Name': 'Kleed', 'Product Code/SKU': 'K' },
        ...{ Price: '100', Category: 'Wonen/Kleden;Sale', 'Product Image File - 1': 'a/b/k.jpg' },
      },
      {
        'Item Type': '  SKU',
        'Product Name': '[RB]Kleur=Blauw,[RT]Maat=2:3',
        'Product Code/SKU': 'K-B',
        'Current Stock Level': '3',
      },
      {
        'Item Type': 'Product',
        'Product ID': '8',
        'Product Name': 'Duur',
        'Product Code/SKU': 'D',
        Price: '5',
      },
      { 'Item Type': '  Rule', 'Product Code/SKU': 'D-X', Price: '[ADD]5' },
    ),
  )
  expect(older.readings).toMatchObject([
    {
      product: {
        ...{
          sku: 'K',
          title: 'Kleed',
          categories: ['Wonen > Kleden', 'Sale'],
          pictures: [{ address: 'a/b/k.jpg' }],
        },
        variants: [{ sku: 'K-B', price: '100', stock: '3', values: { Kleur: 'Blauw', Maat: '2:3' } }],
      },
    },
    { ok: false, reason: 'row 5: a rule that changes its price' },
  ])
  const newer = await readForeign(
    sheet(
      ',',
      {
        Item: 'Product',
        ID: '7',
        Name: 'Kleed',
        Type: 'physical',
        SKU: 'K',
        Price: '100',
        Categories: '23;24',
        Options: '',
      },
      {
        Item: 'Variant',
        SKU: 'K-R',
        Options: 'Type=Swatch|Name=Kleur|Value=Rood[#ff0000]Type=Rectangle|Name=Maat|Value=S',
        Price: '110',
      },
      { Item: 'Image', 'Internal Image URL (Export)': 'https://x.example/k.jpg' },
      { Item: 'Product', ID: '9', Name: 'Boek', Type: 'digital', SKU: 'E', Price: '1' },
    ),
  )
  expect(newer.readings).toMatchObject([
    {
      product: {
        ...{ sku: 'K', categories: [], pictures: [{ address: 'https://x.example/k.jpg' }] },
        variants: [{ sku: 'K-R', price: '110', values: { Kleur: 'Rood', Maat: 'S' } }],
      },
    },
    { ok: false, reason: expect.stringContaining('digital') },
  ])
})

test('Etsy: a listing comes in under its title, one with variations is refused, since their prices are not there', async () => {
  const row = {
    TITLE: 'Vaas',
    PRICE: '22.50',
    CURRENCY_CODE: 'EUR',
    QUANTITY: '7',
    IMAGE1: 'https://x.example/a.jpg',
  }
  const { format, readings } = await readForeign(
    sheet(
      ',',
      { ...row, SKU: '' },
      { ...row, TITLE: 'Kaars', SKU: 'A,B', 'VARIATION 1 VALUES': 'Roos,Lavendel' },
    ),
  )
  expect(format).toBe('Etsy')
  expect(readings).toMatchObject([
    { product: { sku: 'Vaas', variants: [{ price: '22.50 EUR', stock: '7' }] } },
    { ok: false, reason: expect.stringContaining('the file does not say what each costs') },
  ])
})
