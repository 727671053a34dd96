import { sheet } from '@sluimer/product-files/testing/read-foreign'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openImportShop } from './import.builders.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
afterAll(() => shop.close())

const defaults = { brand: 'sluimer-thuis', manufacturer: 'Weverij De Test', deliveryClass: 'parcel' }
const columns = {
  ...{
    product: 'Modelcode',
    sku: 'Artikelcode',
    title: 'Omschrijving',
    price: 'Verkoopprijs excl.',
    stock: 'Vrd',
  },
  ...{ category: ['Hoofdgroep', 'Subgroep'], pictures: 'Foto', weightKilos: 'Gewicht', barcode: 'EAN-code' },
  ...{ options: { Maat: 'Formaat' }, attributes: { Materiaal: 'Stof' } },
}
const row = (code: string, size: string, price: string) => ({
  ...{
    Modelcode: 'PL',
    Artikelcode: code,
    Omschrijving: 'Plaid Wol',
    Formaat: size,
    'Verkoopprijs excl.': price,
  },
  ...{
    Vrd: '4',
    Hoofdgroep: 'Slapen',
    Subgroep: 'Dekbedovertrek',
    Foto: 'foto.jpg',
    Gewicht: '1,2',
    Stof: 'Wol',
  },
  'EAN-code': '8712345678906',
})

test('a table of any system comes in once its columns are named, with VAT added when it has none', async () => {
  const map = shop.write(JSON.stringify({ columns, pricesIncludeVat: false, defaults }))
  const file = shop.write(
    sheet(';', row('PL-1', '130 x 170', '41,28'), {
      ...row('PL-2', '140 x 200', '49,5455'),
      'EAN-code': '',
    }),
  )
  expect(await shop.run('import', 'products', file, '--map', map)).toMatchObject({ code: 0, out: '' })
  expect(await shop.findBySku('PL')).toMatchObject({
    title: 'Plaid Wol',
    mainCategory: 'slapen/dekbedovertrek',
    specifications: [{ rows: [{ label: 'Materiaal', value: 'Wol' }] }],
    variants: [
      {
        sku: 'PL-1',
        priceCents: 4995,
        stockOnHand: 4,
        weightGrams: 1200,
        ean: '8712345678906',
        values: { maat: '130-x-170' },
      },
      { sku: 'PL-2', priceCents: 5995 },
    ],
  })
  expect((await shop.run('import', 'products', file, '--map', map)).err).toContain('1 unchanged')
})

test('a column that is named but absent is reported, with those that are there', async () => {
  const map = shop.write(
    JSON.stringify({ columns: { sku: 'Code', title: 'Naam', price: 'Prijs' }, defaults }),
  )
  const { code, err } = await shop.run('import', 'products', shop.write('Code;Titel\nA;B'), '--map', map)
  expect(code).toBe(2)
  expect(err).toContain("does not have: 'naam' (title), 'prijs' (price).\nIt has 'code', 'titel'.")
})
