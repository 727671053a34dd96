import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { category } from '../catalog/tables/category-tables.ts'
import { openImportShop } from './import.builders.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.update(category).set({ needsComposition: true }).where(eq(category.path, 'slapen'))
})

const line = (special: object) =>
  JSON.stringify({
    ...{ slug: 'dekbed-test', sku: 'DT', title: 'Dekbed', brand: 'sluimer-thuis', deliveryClass: 'parcel' },
    ...{ manufacturer: 'Weverij De Test', mainCategory: 'slapen/dekbedovertrek' },
    images: [{ key: 'foto', alt: 'Een foto' }],
    variants: [{ sku: 'DT-1', price: 50, stock: 1 }],
    ...special,
  })
const cotton = { part: 'Tijk', materials: [{ name: 'katoen', percent: 100 }] }
const down = { part: 'Vulling', materials: [{ name: 'ganzendons', percent: 100 }] }
const run = (special: object) => shop.run('import', 'products', shop.write(line(special)))

test('textile without its fibres is refused, and the reason names what is missing', async () => {
  const { code, out } = await run({})
  expect(code).toBe(1)
  expect(out).toContain('it has no composition: what is in slapen/dekbedovertrek has to name its fibres')
  expect(await shop.findBySku('DT')).toBeUndefined()
})

test.each([
  [
    { part: 'Tijk', materials: [{ name: 'katoen', percent: 90 }] },
    'Tijk: the shares are 90% together, not 100%',
  ],
  [
    { part: 'Tijk', materials: [{ name: 'bamboe', percent: 100 }] },
    'a fibre name of Regulation (EU) 1007/2011',
  ],
  [{ part: 'Tijk', materials: [] }, 'materials'],
])('a part such as %j is refused with what is wrong', async (part, reason) => {
  const { code, out } = await run({ composition: [part] })
  expect(code).toBe(1)
  expect(out).toContain(reason)
})

test('a part comes once, and down asks for the phrase on parts of animals', async () => {
  expect((await run({ composition: [cotton, cotton] })).out).toContain('the part Tijk comes twice')
  expect((await run({ composition: [cotton, down] })).out).toContain('hasAnimalParts')
  expect(await run({ composition: [cotton, down], hasAnimalParts: true })).toMatchObject({ code: 0, out: '' })
  expect(await shop.findBySku('DT')).toMatchObject({ composition: [cotton, down], hasAnimalParts: true })
})

const lamp = {
  supplier: 'Lampenmaker',
  model: 'LM',
  watts: 4,
  lumens: 470,
  kelvin: 2700,
  colourRendering: 80,
}
test.each([
  [{ energyLabel: 'E' }, 'lightSource'],
  [{ lightSource: { ...lamp, eprelNumber: 1 } }, 'energyLabel'],
  [{ energyLabel: 'E', lightSource: lamp }, 'eprelNumber'],
  [{ energyLabel: 'E', lightSource: { ...lamp, eprelNumber: 1, model: '' } }, 'model'],
])('a light source such as %j is refused, and the reason names what is missing', async (special, lacking) => {
  const { code, out } = await run({ slug: 'lamp', sku: 'LAMP', composition: [cotton], ...special })
  expect(code).toBe(1)
  expect(out).toContain(lacking)
})

const table = (rows: string) => `sku,title,price,brand,category,Materiaal,Vulling\n${rows}\n`
const mapping = (special: object = {}) =>
  shop.write(
    JSON.stringify({
      categories: { Overtrekken: 'slapen/dekbedovertrek' },
      brands: { Weefgoed: 'sluimer-thuis' },
      defaults: { manufacturer: 'Weverij De Test', deliveryClass: 'parcel' },
      ...special,
    }),
  )
const importTable = (rows: string, special?: object) =>
  shop.run(
    ...['import', 'products', shop.write(table(rows)), '--map', mapping(special), '--placeholder', 'foto'],
  )

test('the shares that another shop writes in an attribute become the composition', async () => {
  const rows = [
    'F1,Overtrek een,40,Weefgoed,Overtrekken,"80% cotton, 20% polyester","90% ganzendons, 10% veertjes"',
    'F2,Overtrek twee,40,Weefgoed,Overtrekken,Katoen,',
    'F3,Overtrek drie,40,Weefgoed,Overtrekken,"80% katoen, 10% polyester",',
  ].join('\n')
  const { out } = await importTable(rows)
  expect(await shop.findBySku('F1')).toMatchObject({
    composition: [
      {
        part: 'Samenstelling',
        materials: [
          { name: 'katoen', percent: 80 },
          { name: 'polyester', percent: 20 },
        ],
      },
      { part: 'Vulling' },
    ],
    hasAnimalParts: true,
  })
  expect(out).toContain('F2: it has no composition')
  expect(out).toContain('F3: it has no composition')
})

test('what a file does not say, the mapping says of a category', async () => {
  const { code } = await importTable('F4,Overtrek vier,40,Weefgoed,Overtrekken,Katoen,', {
    compositions: { slapen: [{ ...cotton, part: 'Samenstelling' }] },
  })
  expect(code).toBe(0)
  expect(await shop.findBySku('F4')).toMatchObject({ composition: [{ part: 'Samenstelling' }] })
})

test('what is known keeps its composition when a file does not say it', async () => {
  await importTable('F5,Overtrek vijf,40,Weefgoed,Overtrekken,100% katoen,')
  const { code, err } = await importTable('F5,Overtrek vijf,45,Weefgoed,Overtrekken,,')
  expect(code).toBe(0)
  expect(err).toContain('1 changed')
  expect((await shop.findBySku('F5'))?.composition).toHaveLength(1)
})
