import { expect, test } from 'vitest'
import { findBedMeasures } from './bed-measures.ts'
import { tellOfMake } from './make-told.ts'

const value = (id: string, key: string, title = key) => ({ id, key, title, color: null })
const findMeasures = (
  product: Pick<Parameters<typeof tellOfMake>[0], 'options' | 'specifications'>,
  variant: { value_ids: string[] },
) => {
  const told = tellOfMake({ ...product, composition: [], care: [] }, variant)
  return findBedMeasures({ ...product, ...told }, variant)
}
const options = [
  {
    ...{ id: 'o1', key: 'maat', title: 'Ligvlak' },
    values: [value('s', '160x200'), value('l', '180x210', '180 x 210 cm (met twee matrassen)')],
  },
  {
    ...{ id: 'o2', key: 'hardheid', title: 'Hardheid' },
    values: [value('m', 'medium', 'Medium'), value('p', 'plus', 'Plus')],
  },
]
const topper = { label: 'Topper', value: 'Koudschuim, hoogte 7 cm, afneembare tijk' }
const mattress = { label: 'Matras', value: 'Pocketvering, 7 zones, hoogte 20 cm' }
const seat = { label: 'Instaphoogte', value: 'ca. 62 cm, inclusief topper' }
const specifications = [
  { title: 'Materiaal en uitvoering', rows: [topper] },
  { title: 'Medium, zacht', rows: [mattress, seat] },
  {
    title: 'Plus',
    rows: [
      { label: 'Matras', value: 'Micropocket, hoogte 23 cm' },
      { label: 'Instaphoogte', value: 'ca. 66 cm' },
    ],
  },
]

test('[PD-01] a bed is measured as it was chosen: size, height to sit on, and what is between', () => {
  expect(findMeasures({ options, specifications }, { value_ids: ['s', 'm'] })).toEqual({
    ...{ seatCm: 62, widthCm: 160, lengthCm: 200, isSmallest: false },
    layers: [
      { title: 'Topper', heightCm: 7 },
      { title: 'Matras', heightCm: 20 },
      { title: 'Box en poten', heightCm: 35 },
    ],
  })
  expect(findMeasures({ options, specifications }, { value_ids: ['l', 'p'] })).toMatchObject({
    ...{ seatCm: 66, widthCm: 180, lengthCm: 210 },
    layers: [{ heightCm: 7 }, { heightCm: 23 }, { heightCm: 36 }],
  })
})

test('[PD-01] the room that a bed takes follows from the chosen size, where the product gives it', () => {
  const withOutside = (value: string) => [
    ...specifications,
    { title: 'Maten', rows: [{ label: 'Buitenmaat', value }] },
  ]
  const find = (value: string, size: string) =>
    findMeasures({ options, specifications: withOutside(value) }, { value_ids: [size, 'm'] })?.outside
  const told = '6 cm breder en 12 cm langer dan het ligvlak, hoofdbord 124 cm hoog'
  expect(find(told, 's')).toEqual({ widthCm: 166, lengthCm: 212, headboardCm: 124 })
  expect(find(told, 'l')).toEqual({ widthCm: 186, lengthCm: 222, headboardCm: 124 })
  expect(find('166 x 212 cm', 's')).toBeUndefined()
  // A headboard that ends below the mattress is a mistake.
  expect(find(told.replace('124', '62'), 's')).toBeUndefined()
})

test('[PD-01] a bed that shoppers compose is measured in the smallest size that it comes in', () => {
  const find = (value: string) =>
    findMeasures(
      {
        options: [],
        specifications: [
          { title: 'Maten', rows: [{ label: 'Leverbaar in', value }, topper, mattress, seat] },
        ],
      },
      { value_ids: [] },
    )
  const smallest = { seatCm: 62, lengthCm: 200, isSmallest: true }
  expect(find('140, 160 of 180 cm breed en 200, 210 of 220 cm lang')).toMatchObject({
    ...smallest,
    widthCm: 140,
  })
  expect(find('90 cm breed en 200 of 210 cm lang')).toMatchObject({ ...smallest, widthCm: 90 })
  expect(find('eenpersoons en tweepersoons')).toBeUndefined()
})

test('a choice whose name has a comma is not taken for another', () => {
  const [size] = options
  const named = [
    value('m', 'medium', 'Medium'),
    value('x', 'latex', 'Medium, met latex'),
    value('z', 'zacht', 'Zacht'),
  ]
  const product = {
    options: [
      ...(size ? [size] : []),
      { ...{ id: 'o2', key: 'hardheid', title: 'Hardheid' }, values: named },
    ],
    specifications: [
      { title: 'Materiaal en uitvoering', rows: [topper, mattress] },
      { title: 'Zacht; medium, met latex', rows: [{ label: 'Instaphoogte', value: 'ca. 64 cm' }] },
      { title: 'Medium', rows: [seat] },
      { title: 'Medium, met latex', rows: [{ label: 'Matras', value: 'Latex, hoogte 18 cm' }] },
    ],
  }
  const find = (hardness: string) => findMeasures(product, { value_ids: ['s', hardness] })
  expect(find('m')).toMatchObject({
    seatCm: 62,
    layers: [{ heightCm: 7 }, { heightCm: 20 }, { heightCm: 35 }],
  })
  expect(find('x')).toMatchObject({
    seatCm: 64,
    layers: [{ heightCm: 7 }, { heightCm: 18 }, { heightCm: 39 }],
  })
})

test.each<[string, { title: string; rows: { label: string; value: string }[] }[]]>([
  ['no height to sit on', [{ title: 'Materiaal', rows: [topper, mattress] }]],
  ['a layer of unknown height', [{ title: 'Materiaal', rows: [topper, seat] }]],
  [
    'layers higher than the bed',
    [{ title: 'Materiaal', rows: [topper, { ...mattress, value: 'hoogte 60 cm' }, seat] }],
  ],
])('there is no drawing of a bed with %s', (_, specifications) => {
  expect(findMeasures({ options, specifications }, { value_ids: ['s', 'm'] })).toBeUndefined()
})

test('there is no drawing of what comes in no size', () => {
  expect(findMeasures({ options: [], specifications }, { value_ids: [] })).toBeUndefined()
})
