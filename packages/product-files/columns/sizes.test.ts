import { expect, test } from 'vitest'
import { productsIn, sheet } from '../testing/read-foreign.ts'
import { namedColumnsSchema } from './named-columns.ts'
import { readSizes } from './named-sizes.ts'
import { tableWith } from './named-table.ts'

const needed = { sku: 'sku', title: 'title', price: 'price' }
/** Returns the sizes of a row when `columns` names them. */
function sizesIn(cells: Record<string, string>, columns: object) {
  const named = namedColumnsSchema.parse({ ...needed, ...columns })
  return readSizes({ line: 2, cells }, named, (row, column) => (column && row?.cells[column]) || '')
}

test.each([
  ['of its cell', { diepte: '40 cm' }, { sizes: { Diepte: 'diepte' } }],
  ['of its column', { 'depth (cm)': '40' }, { sizes: { Diepte: 'depth (cm)' } }],
  ['of its column, written otherwise', { depth_cm: '40' }, { sizes: { Diepte: 'depth_cm' } }],
  ['of what it is called', { diepte: '40' }, { sizes: { 'Diepte (cm)': 'diepte' } }],
  ['of a column of units', { diepte: '40', unit: 'CM' }, { sizes: { Diepte: 'diepte' }, sizeUnit: 'unit' }],
  ['that the mapping says', { diepte: '40' }, { sizes: { Diepte: 'diepte' }, sizeUnit: 'cm' }],
])('a measurement has the unit %s', (_, cells, columns) => {
  expect(sizesIn(cells, columns)).toEqual({ sizes: [{ name: 'Diepte', value: '40 cm' }], notes: [] })
})

test('a measurement without a unit is left out and told, one that is none at all is nothing', () => {
  expect(
    sizesIn({ diepte: '40', hoogte: '0' }, { sizes: { Diepte: 'diepte', Hoogte: 'hoogte', Breedte: 'x' } }),
  ).toEqual({
    sizes: [],
    notes: [expect.stringContaining('columns.sizeUnit in the mapping file')],
  })
})

test.each([
  ['60.5', '60,5 cm'],
  ['45.00', '45 cm'],
  ['15.75"', '15,75 inch'],
  ['1,2 m', '1,2 m'],
  ['40 - 60 cm', '40 - 60 cm'],
  ['800mm', '800 mm'],
])('%s is shown as %s', (text, value) => {
  expect(sizesIn({ b: text }, { sizes: { Breedte: 'b' }, sizeUnit: 'cm' }).sizes).toEqual([
    { name: 'Breedte', value },
  ])
})

test('units in place of columns need no column, and weigh too', () => {
  const columns = namedColumnsSchema.parse({
    ...needed,
    weight: 'w',
    weightUnit: 'kg',
    sizes: { Hoogte: 'h' },
    sizeUnit: 'cm',
  })
  const format = tableWith(columns)
  expect(format.columns.flat().toSorted()).toEqual(['h', 'price', 'sku', 'title', 'w'])
  const reading = format.readProduct([
    { line: 2, cells: { sku: 'A', title: 'Kast', price: '5', w: '2,5', h: '80' } },
  ])
  expect(reading).toMatchObject({
    product: {
      attributes: [{ name: 'Hoogte', value: '80 cm' }],
      variants: [{ weightGrams: 2500 }],
      notes: [],
    },
  })
})

test('a table of unknown kind names its measurements, and says when their unit is missing', async () => {
  const row = {
    item_id: '90420332',
    name: 'Kruk',
    price: '20',
    category: 'Stoelen',
    depth: '40',
    'height (cm)': '45',
  }
  expect(await productsIn(sheet(',', row))).toMatchObject([
    {
      ...{ sku: '90420332', attributes: [{ name: 'Hoogte', value: '45 cm' }] },
      notes: [expect.stringContaining('measurements without a unit')],
    },
  ])
})
