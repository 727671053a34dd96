import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFileProduct } from '@sluimer/product-files/own-format/product-file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { simple, simpleFile } from './foreign-files.builders.ts'
import { openImportShop } from './import.builders.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
afterAll(() => shop.close())

const refused: [string, Record<string, string>, string][] = [
  [
    'price',
    { 'Regular price': '99999999999' },
    'variant R, price: is € 99,999,999,999.00, and the highest is € 1,000,000.00',
  ],
  [
    'title',
    { Name: 'x'.repeat(300) },
    'title: has 300 characters, and the longest is 200: shorten it in the file',
  ],
  [
    'description',
    { Description: 'x'.repeat(1_048_576) },
    'description: has 210 paragraphs (1,048,576 characters), and the most is 100: shorten it in the file',
  ],
  ['sku', { SKU: '8,71E+12' }, "the sku '8,71E+12' lost digits in a spreadsheet"],
]
test.each(refused)(
  'a %s that cannot be taken is refused in words, with its length or amount and the limit',
  async (_, special, reason) => {
    const { code, out } = await shop.importFile(simpleFile(';', simple('R', special)))
    expect(out).toContain(reason)
    expect(out).not.toMatch(/expected|<=|>=|variants\.0/)
    expect(code).toBe(1)
  },
)

test('a line of our own format is refused in words as well', () => {
  const line = {
    slug: 'X',
    sku: 7,
    title: 'Dekbed',
    deliveryClass: 'pigeon',
    images: [],
    variants: [{ sku: 'V', stock: 2_000_000 }],
    kleur: 1,
  }
  const reading = readFileProduct(line)
  const reason = reading.ok ? '' : reading.reason
  expect(reason).toContain('slug: only a-z, 0-9 and single hyphens')
  expect(reason).toContain('sku: is a number and must be string')
  expect(reason).not.toMatch(/Invalid|Too (big|small)|expected/)
})

test('stock, barcodes and values that were not taken as they stand are reported, with what they say', async () => {
  const columns = 'sku;name;price;brand;category;image;stock;ean;handle;maat'
  const rest = '10;Weefgoed;Overtrekken;foto.jpg'
  const { code, err } = await shop.importFile(
    `${columns}\nT1;Deken;${rest};-3;8,71E+12;deken;1-feb\nT2;Deken;${rest};2,5;;deken;L\n`,
  )
  expect(code).toBe(0)
  expect(err).toContain("stock below nothing: taken as nothing: '-3' (1x)")
  expect(err).toContain("stock in parts of a piece: rounded down: '2,5' (1x)")
  expect(err).toMatch(/barcodes that lost digits in a spreadsheet.*: '8,71E\+12'/)
  expect(err).toContain("may have made days of: '1-feb'")
})

test('a text of very many short lines comes in, put together in its order', async () => {
  const lines = Array.from({ length: 250 }, (_, index) => `<li>Regel ${index + 1}</li>`).join('')
  const { code, err } = await shop.importFile(simpleFile(';', simple('LANG', { Description: lines })))
  expect(code).toBe(0)
  expect(err).toContain('very many paragraphs')
  const { description = [] } = (await shop.findBySku('LANG')) ?? {}
  expect(description.length).toBeLessThanOrEqual(100)
  expect(description.join(' · ')).toBe(
    Array.from({ length: 250 }, (_, index) => `Regel ${index + 1}`).join(' · '),
  )
})

test('a file that is not recognised gets a draft with its columns, some values, and blanks to fill in', async () => {
  const file = shop.write(
    'Kenmerk,Wat,Bedrag,Groep,Kleur\nA-1,Sprei,10.00,Overtrekken,Blauw\nA-2,Plaid,12.00,Overtrekken,\n',
  )
  const first = await shop.run('import', 'products', file, '--draft-map', 'leeg.json')
  expect(first.code).toBe(0)
  expect(first.err).toContain('No product file that is known')
  expect(first.err).toContain('"sku", "title" and "price" are needed')
  const draft = JSON.parse(readFileSync(join(shop.folder, 'leeg.json'), 'utf8'))
  expect(draft).toMatchObject({
    fileColumns: {
      kenmerk: ['A-1', 'A-2'],
      wat: ['Sprei', 'Plaid'],
      bedrag: ['10.00', '12.00'],
      kleur: ['Blauw'],
    },
    columns: { sku: '', title: '', price: '', attributes: { Kleur: 'kleur' } },
  })
  const asItIs = await shop.run('import', 'products', file, '--map', 'leeg.json')
  expect(asItIs).toMatchObject({ code: 2, err: expect.stringContaining('columns.sku: is empty') })
  Object.assign(draft.columns, {
    sku: 'kenmerk',
    title: 'wat',
    price: 'bedrag',
    category: ['groep'],
    pictures: [],
  })
  Object.assign(draft.defaults, {
    manufacturer: 'Weverij De Test',
    deliveryClass: 'parcel',
    brand: 'sluimer-thuis',
    mainCategory: 'slapen/dekbedovertrek',
  })
  const filled = shop.write(JSON.stringify(draft))
  expect((await shop.run('import', 'products', file, '--map', filled, '--draft-map', 'vol.json')).code).toBe(
    0,
  )
  const done = await shop.run('import', 'products', file, '--map', filled, '--placeholder', 'foto')
  expect(done).toMatchObject({ code: 0, out: '' })
  expect(await shop.findBySku('A-1')).toMatchObject({ title: 'Sprei', facets: { kleur: ['blauw'] } })
})

test('a draft for a list in XML that is not recognised names its elements', async () => {
  const file = shop.write('<lijst><product><code>7</code><wat>Sprei</wat></product></lijst>')
  expect((await shop.run('import', 'products', file, '--draft-map', 'xml.json')).code).toBe(0)
  expect(JSON.parse(readFileSync(join(shop.folder, 'xml.json'), 'utf8'))).toMatchObject({
    fileColumns: { code: ['7'], wat: ['Sprei'] },
    columns: { sku: 'code', title: '', price: '' },
  })
})

test('a file without a table gets no draft', async () => {
  const { code } = await shop.run(
    'import',
    'products',
    shop.write(Buffer.from('504b030400000000', 'hex')),
    '--draft-map',
    'geen.json',
  )
  expect(code).toBe(2)
})
