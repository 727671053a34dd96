import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sheet } from '@sluimer/product-files/testing/read-foreign'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCatalogNames } from '../catalog/product/catalog-names.queries.ts'
import { openImportShop } from './import.builders.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
afterAll(() => shop.close())

const row = (sku: string, categories: string, brand = 'Nieuwmerk', color = 'Zeegroen') => ({
  ...{
    Type: 'simple',
    SKU: sku,
    Name: `Kussen ${sku}`,
    Published: '1',
    'Regular price': '9,95',
    Images: 'foto.jpg',
  },
  ...{ Categories: categories, Brands: brand, 'Attribute 1 name': 'Color', 'Attribute 1 value(s)': color },
})
const makers =
  '{"defaults":{"manufacturer":"Weverij De Test","deliveryClass":"parcel"},"categories":{"Sale":null}}'

test('a draft names all that the file names, and is a mapping once people filled in what only they know', async () => {
  const file = shop.write(sheet(',', row('D-1', 'Tuin > Kussens, Sale'), row('D-2', 'Dekbedovertrek')))
  const told = await shop.run('import', 'products', file, '--draft-map', 'kaart.json')
  expect(told).toMatchObject({
    code: 0,
    err: expect.stringContaining('2 products, 3 categories and 1 brands'),
  })
  const path = join(shop.folder, 'kaart.json')
  const draft = JSON.parse(readFileSync(path, 'utf8'))
  expect(draft).toMatchObject({
    add: {
      categories: [
        { path: 'tuin', title: 'Tuin', inNavigation: true },
        { path: 'tuin/kussens', title: 'Kussens', facetKeys: ['kleur'] },
        { path: 'sale' },
      ],
      brands: [{ slug: 'nieuwmerk' }],
    },
    categories: { 'Tuin > Kussens': 'tuin/kussens', Dekbedovertrek: 'slapen/dekbedovertrek' },
    attributes: { Color: { facet: 'kleur', values: { Zeegroen: null } } },
  })
  const tooSoon = await shop.run('import', 'products', file, '--map', 'kaart.json')
  expect(tooSoon).toMatchObject({
    code: 2,
    err: expect.stringContaining('add.manufacturers.0.name: is empty'),
  })
  const maker = { name: 'Maker BV', address: 'Laan 1, Gent', email: 'hallo@maker.example' }
  draft.add.manufacturers = [maker]
  draft.defaults.manufacturer = maker.name
  writeFileSync(path, JSON.stringify(draft))
  const tried = await shop.run('import', 'products', file, '--map', 'kaart.json', '--dry-run')
  expect(tried).toMatchObject({ code: 0, err: expect.stringContaining('would be: 2 products read: 2 new') })
  expect((await loadCatalogNames(shop.db)).brands.map(({ slug }) => slug)).not.toContain('nieuwmerk')
  const written = await shop.run('import', 'products', file, '--draft-map', 'kaart.json')
  expect(written).toMatchObject({ code: 2, err: expect.stringContaining('cannot be written') })
})

test('categories and brands are made when that is asked for, below what their parents are here, once', async () => {
  const map = shop.write(makers)
  const file = shop.write(
    sheet(',', row('C-1', 'Slapen > Sierkussens > Rond, Sale'), row('C-2', 'Blog', 'Blauw')),
  )
  const options = ['--map', map, '--create-categories', '--create-brands']
  const first = await shop.run('import', 'products', file, ...options)
  expect(first).toMatchObject({ code: 0, out: '' })
  expect(first.err).toContain('Added the category slapen/sierkussens/rond')
  expect(await shop.findBySku('C-1')).toMatchObject({
    mainCategory: 'slapen/sierkussens/rond',
    categories: [],
    brand: 'nieuwmerk',
  })
  // The address '/blog' belongs to a page already.
  expect(await shop.findBySku('C-2')).toMatchObject({ mainCategory: 'blog-producten', brand: 'blauw' })
  const again = await shop.run('import', 'products', file, ...options)
  expect(again.err).toContain('0 new, 0 changed, 2 unchanged')
  expect(again.err).not.toContain('Added')
})

test('what only refused products name is not made, and a rehearsal names what would be', async () => {
  const options = ['--map', shop.write(makers), '--create-categories', '--create-brands']
  const file = shop.write(
    sheet(
      ',',
      { ...row('L-1', 'Leeg > Dieper', 'Leegmerk'), 'Regular price': '-1' },
      row('L-2', 'Vol > Dieper', 'Volmerk'),
    ),
  )
  const tried = await shop.run('import', 'products', file, ...options, '--dry-run')
  const done = await shop.run('import', 'products', file, ...options)
  const made = (text: string) => text.split('\n').filter((line) => /dd(ed)? the /.test(line))
  expect(made(done.err)).toEqual([
    'Added the brand volmerk',
    'Added the category vol',
    'Added the category vol/dieper',
  ])
  expect(made(tried.err)).toEqual(made(done.err).map((line) => line.replace('Added', 'Would add')))
  const { brands, categories } = await loadCatalogNames(shop.db)
  expect(brands.map(({ slug }) => slug)).not.toContain('leegmerk')
  expect(categories.map(({ path }) => path)).not.toContain('leeg')
})

test('for a table of an unknown system the import says how it is read, and its draft names the columns', async () => {
  const file = shop.write('Artikelnummer;Titel;Prijs excl. btw;Categorie\nA;Sprei;10,00;Slapen\n')
  const told = await shop.run('import', 'products', file, '--dry-run')
  expect(told.err).toContain("  price: 'prijs excl. btw'")
  expect(told.err).toContain('Its prices are without VAT, which is added.')
  await shop.run('import', 'products', file, '--draft-map', 'kolommen.json')
  expect(JSON.parse(readFileSync(join(shop.folder, 'kolommen.json'), 'utf8'))).toMatchObject({
    columns: { sku: 'artikelnummer', title: 'titel', price: 'prijs excl. btw', category: ['categorie'] },
    pricesIncludeVat: false,
  })
  const again = await shop.run('import', 'products', file, '--map', 'kolommen.json', '--dry-run')
  expect(again.err).not.toContain('Its columns are read so')
})

test('nothing is made without being asked for, and what stands in the way of most products is reported first', async () => {
  const file = sheet(',', ...['N-1', 'N-2', 'N-3'].map((sku) => row(sku, 'Zolder', 'Weefgoed')))
  const { code, out, err } = await shop.importFile(file)
  expect(code).toBe(1)
  expect(out.split('\n')).toHaveLength(4)
  expect(err).toContain(
    "3x no category of ours for 'Zolder' (categories in the mapping file, or --create-categories)",
  )
})

test('a category that hangs below nothing, and a file of our own, need no draft', async () => {
  const map = shop.write('{"add":{"categories":[{"path":"nergens/onder","title":"Onder"}]}}')
  const file = shop.write(sheet(',', row('P-1', 'Slapen')))
  expect(await shop.run('import', 'products', file, '--map', map)).toMatchObject({
    code: 2,
    err: expect.stringContaining('there is no category above nergens/onder'),
  })
  const own = await shop.run('import', 'products', shop.write('{}'), '--draft-map', 'eigen.json')
  expect(own.code).toBe(2)
  expect(existsSync(join(shop.folder, 'eigen.json'))).toBe(false)
})
