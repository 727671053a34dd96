import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopifyFile, simple, simpleFile } from './foreign-files.builders.ts'
import { openImportShop } from './import.builders.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
afterAll(() => shop.close())

const encodings: [string, (text: string) => Buffer][] = [
  ['UTF-8 with a byte order mark', (text) => Buffer.from(`\ufeff${text}`)],
  ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16 without a mark', (text) => Buffer.from(text, 'utf16le')],
  ['Windows-1252', (text) => Buffer.from(text, 'latin1')],
]
test.each(encodings)('a table in %s is read with its accents', async (name, encode) => {
  const sku = name.replace(/\W/g, '')
  expect(await shop.importFile(encode(simpleFile(';', simple(sku))))).toMatchObject({ code: 0, out: '' })
  expect(await shop.findBySku(sku)).toMatchObject({ title: 'Crème kussen' })
})

test('a file that says it is UTF-8 and is not everywhere loses the rows that cannot be read', async () => {
  const rows = simpleFile(';', simple('HEEL'), simple('KAPOT', { Name: 'Kap#t' }))
  const bytes = Buffer.from(`\ufeff${rows}`)
  bytes[bytes.indexOf('#')] = 0xe9
  expect((await shop.importFile(bytes)).out).toBe(
    "row 3, KAPOT: under 'name' 'Kap�t' was read: what stands there is not in UTF-8 as the rest of the file is; save all of it as UTF-8\n",
  )
  expect(await shop.findBySku('HEEL')).toBeDefined()
})

const bad: [string, Record<string, string>, string][] = [
  ['a negative price', { 'Regular price': '-5' }, 'negative'],
  ['a price to be read in two ways', { 'Regular price': '1.299' }, 'two ways'],
  ['no price', { 'Regular price': '' }, 'no price'],
  [
    'a brand nobody knows',
    { Brands: 'Vreemd' },
    "the brand 'Vreemd' is not known (brands in the mapping file, or --create-brands)",
  ],
  ['no category of ours', { Categories: 'Tuin' }, "no category of ours for 'Tuin'"],
  ['a picture far away', { Images: 'https://x.example/ander.jpg' }, 'not fetched'],
  ['a cell too many', { Name: 'Kussen\tzacht' }, '10 cells where there are 9 columns'],
  ['an unknown kind', { Type: 'grouped' }, 'a product of the kind grouped'],
]
test.each(bad)(
  'a row with %s is refused with its row, the next one comes in',
  async (what, special, reason) => {
    const sku = what.replace(/\W/g, '')
    const file = simpleFile('\t', simple(sku, special), simple(`${sku}-ok`))
    const { code, out } = await shop.importFile(file)
    expect(out).toContain(reason)
    expect(out).toMatch(/^row 2.*\n$/)
    expect(code).toBe(1)
    expect(await shop.findBySku(sku)).toBeUndefined()
    expect(await shop.findBySku(`${sku}-ok`)).toBeDefined()
  },
)

test('a product of which one row is broken is refused whole', async () => {
  const broken = shopifyFile.replaceAll('overtrek-zee', 'half').replaceAll('SZ-', 'H-').replace(/,""$/, '')
  const { out } = await shop.importFile(broken)
  expect(out).toBe('row 2, half: row 3: 13 cells where there are 14 columns\n')
  expect(await shop.findBySku('half')).toBeUndefined()
})

test('a quote that never closes is reported, and what came before it is kept', async () => {
  const rows = simpleFile(';', simple('VOOR'), simple('ERBOVEN'))
  const { code, out } = await shop.importFile(`${rows}\nsimple;"NA;`)
  expect(code).toBe(1)
  // Nobody knows which product that row belongs to: it may be a variant of the one above it.
  expect(out).toMatch(/^row 3, ERBOVEN: row 4: .*a quote that is never closed/)
  expect(await shop.findBySku('ERBOVEN')).toBeUndefined()
  expect(await shop.findBySku('VOOR')).toBeDefined()
})

test('a quote that swallows the rows below it is reported with their lines', async () => {
  const rows = simpleFile(
    ';',
    simple('OPEN', { Name: '"Kussen' }),
    simple('WEG'),
    simple('DICHT', { Name: '"Kussen"' }),
  )
  const { out } = await shop.importFile(rows)
  expect(out).toBe('row 2, OPEN: a quote that is not closed, lines 2 to 4 of the file\n')
})

test('quotes inside a text are part of it', async () => {
  const quoted = [simple('QA', { Name: '"Kussen" zacht' }), simple('QB', { Name: 'Scherm 24" breed' })]
  expect(await shop.importFile(simpleFile('\t', ...quoted))).toMatchObject({ code: 0, out: '' })
  expect((await shop.findBySku('QA'))?.title).toBe('"Kussen" zacht')
  expect((await shop.findBySku('QB'))?.title).toBe('Scherm 24" breed')
})

test('variants without a sku are named after their product, the same each time', async () => {
  const nameless = shopifyFile.replaceAll('overtrek-zee', 'naamloos').replace(/SZ-[12]/g, '')
  expect(await shop.importFile(nameless)).toMatchObject({ code: 0, out: '' })
  const { err } = await shop.importFile(nameless)
  expect(err).toContain('variants without a sku: named after their product and values (1x)')
  expect(err).toContain('1 unchanged')
  expect((await shop.findBySku('naamloos'))?.variants.map(({ sku }) => sku)).toEqual([
    'naamloos-140-x-200',
    'naamloos-240-x-200',
  ])
})

test('the mapping file brings brands and makers that the shop did not know', async () => {
  const add = {
    brands: [{ slug: 'dromer', title: 'Dromer' }],
    manufacturers: [{ name: 'Dromer BV', address: 'Laan 1, Gent', email: 'hallo@dromer.example' }],
  }
  const defaults = { deliveryClass: 'parcel', mainCategory: 'slapen' }
  const map = shop.write(JSON.stringify({ add, manufacturers: { dromer: 'Dromer BV' }, defaults }))
  const file = shop.write(simpleFile(',', simple('NIEUW', { Brands: 'Dromer', 'Regular price': '10' })))
  const rehearsed = await shop.run('import', 'products', file, '--map', map, '--rehearse')
  expect(rehearsed).toMatchObject({ code: 0, out: '' })
  expect(await shop.run('import', 'products', file, '--map', map)).toMatchObject({ code: 0, out: '' })
  expect(await shop.findBySku('NIEUW')).toMatchObject({ brand: 'dromer', manufacturer: 'Dromer BV' })
})

test('a table that lacks columns says which', async () => {
  const { code, err } = await shop.importFile('sku,prijs\nA,1')
  expect(code).toBe(2)
  expect(err).toContain('Magento, without product_type, name, price')
})

test('what staff wrote about a product stays when another system brings it again', async () => {
  await shop.importFile(simpleFile(';', simple('BLIJFT')))
  const stored = await shop.findBySku('BLIJFT')
  const dearer = await shop.importFile(
    simpleFile(';', simple('BLIJFT', { Name: 'Nieuw', 'Regular price': '12,00' })),
  )
  expect(dearer.err).toContain('1 changed')
  expect(await shop.findBySku('BLIJFT')).toMatchObject({
    slug: stored?.slug,
    title: 'Nieuw',
    createdAt: stored?.createdAt,
  })
})
