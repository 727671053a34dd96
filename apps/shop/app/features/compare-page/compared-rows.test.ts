import { expect, test } from 'vitest'
import { compareProducts } from './compared-rows.ts'

type Told = Parameters<typeof compareProducts>[0][number]

const mattresses = { title: 'Matrassen', link: '/matrassen/' }

function aMattress(special: Partial<Told> = {}): Told {
  return {
    brand: { title: 'Rustdal', link: null },
    main_category: mattresses,
    options: [],
    specifications: [],
    composition: [],
    has_animal_parts: false,
    ...special,
  }
}
const height = (value: string) => [{ title: 'Uitvoering', rows: [{ label: 'Hoogte', value }] }]
const rowsOf = (...products: Told[]) =>
  Object.fromEntries(compareProducts(products).map(({ title, ...row }) => [title, row]))

test('[CT-03] a row differs when one product says something else, or nothing', () => {
  const rows = rowsOf(
    aMattress({ specifications: height('18 cm') }),
    aMattress({ specifications: height('25 cm') }),
    aMattress(),
  )
  expect(rows.Merk).toEqual({ values: [['Rustdal'], ['Rustdal'], ['Rustdal']], isDifferent: false })
  expect(rows.Hoogte).toEqual({ values: [['18 cm'], ['25 cm'], null], isDifferent: true })
  const alike = aMattress({ specifications: height('18 cm') })
  expect(rowsOf(alike, aMattress()).Hoogte?.isDifferent).toBe(true)
  expect(rowsOf(alike, alike).Hoogte?.isDifferent).toBe(false)
})

test('[CT-03] products of different kinds show only what all of them have', () => {
  const mattress = aMattress({ specifications: height('18 cm') })
  const lamp = aMattress({
    main_category: { title: 'Lampen', link: '/lampen/' },
    specifications: [...height('40 cm'), { title: 'Licht', rows: [{ label: 'Fitting', value: 'E27' }] }],
  })
  expect(Object.keys(rowsOf(mattress, lamp))).toEqual(['Merk', 'Hoogte'])
  expect(Object.keys(rowsOf(mattress, { ...lamp, main_category: mattresses }))).toEqual([
    'Merk',
    'Hoogte',
    'Fitting',
  ])
})

test('[CT-03] a fact that depends on the choice has a line for each', () => {
  const suits = (value: string) => [{ label: 'Geschikt voor', value }]
  const { 'Geschikt voor': row } = rowsOf(
    aMattress({
      specifications: [
        { title: 'Medium', rows: suits('60 tot 90 kg') },
        { title: 'Stevig', rows: suits('vanaf 90 kg') },
      ],
    }),
    aMattress({
      specifications: [
        { title: 'Medium', rows: suits('60 tot 90 kg') },
        { title: 'Stevig', rows: suits('60 tot 90 kg') },
      ],
    }),
  )
  expect(row?.values).toEqual([['Medium: 60 tot 90 kg', 'Stevig: vanaf 90 kg'], ['60 tot 90 kg']])
})

test('[CT-03] what most makes have stands first and once, and only the others are named', () => {
  const makes = ['Zacht', 'Medium', 'Extra veren', 'Latex'].map((title, id) => ({
    id: String(id),
    key: String(id),
    title,
    color: null,
  }))
  const told = (first: string, ...latex: string[]) =>
    aMattress({
      options: [{ id: '1', key: 'soort', title: 'Soort', values: makes }],
      specifications: [
        { title: first, rows: [{ label: 'Kern', value: 'pocketvering' }] },
        { title: 'Extra veren', rows: [{ label: 'Kern', value: 'pocketvering' }] },
        ...latex.map((value) => ({ title: 'Latex', rows: [{ label: 'Kern', value }] })),
      ],
    })
  const { Kern: row } = rowsOf(told('Medium, zacht', 'latex'), told('Zacht, medium', 'latex'))
  expect(row).toEqual({
    values: [
      ['pocketvering', 'Latex: latex'],
      ['pocketvering', 'Latex: latex'],
    ],
    isDifferent: false,
  })
  expect(rowsOf(told('Zacht', 'latex'), told('Zacht')).Kern?.isDifferent).toBe(true)
})

test('[CT-03] what only one of several makes has stands under its name, so that no other seems to have it', () => {
  const told = (...titles: string[]) =>
    aMattress({
      options: [
        {
          ...{ id: '1', key: 'maat', title: 'Maat' },
          values: titles.map((title) => ({ id: title, key: title, title, color: null })),
        },
      ],
      specifications: [{ title: 'Set van vier', rows: [{ label: 'Inhoud', value: '4 handdoeken' }] }],
    })
  const { Inhoud: row } = rowsOf(told('50 x 100 cm', 'Set van vier'), told('Set van vier'))
  expect(row?.values).toEqual([['Set van vier: 4 handdoeken'], ['4 handdoeken']])
})

test('[CT-03] the order in which a product names its makes is no difference', () => {
  const makes = ['Zacht', 'Medium', 'Stevig'].map((title, id) => ({
    id: String(id),
    key: String(id),
    title,
    color: null,
  }))
  const told = (...names: [string, string][]) =>
    aMattress({
      options: [{ id: '1', key: 'hardheid', title: 'Hardheid', values: makes }],
      specifications: names.map(([title, value]) => ({ title, rows: [{ label: 'Kern', value }] })),
    })
  const { Kern: row } = rowsOf(
    told(['Medium, zacht', 'schuim'], ['Stevig', 'latex']),
    told(['Stevig', 'latex'], ['Zacht, medium', 'schuim']),
  )
  const lines = ['Zacht, medium: schuim', 'Stevig: latex']
  expect(row).toEqual({ values: [lines, lines], isDifferent: false })
})

test('[CT-03] sizes stand in one row, once', () => {
  const values = ['90 x 200 cm', '140 x 200 cm (twijfelaar)'].map((title, id) => ({
    id: String(id),
    key: String(id),
    title,
    color: null,
  }))
  const product = aMattress({
    options: [{ id: '1', key: 'maat', title: 'Maat', values }],
    specifications: [
      {
        title: 'Maten',
        rows: [{ label: 'Leverbaar in', value: '140 x 200 cm (twijfelaar), 90 x 200 cm' }],
      },
    ],
  })
  expect(rowsOf(product, product)).toEqual({
    Merk: expect.anything(),
    Maat: { values: [['90 x 200, 140 x 200 cm'], ['90 x 200, 140 x 200 cm']], isDifferent: false },
  })
})

test('[CT-03] [PD-01] fibres are listed with the cloth that they belong to, and parts of animals in the lawful words', () => {
  const part = (name: string, detail: string) => ({
    part: name,
    materials: [{ name: 'katoen' as const, percent: 100, detail }],
    note: null,
  })
  const rows = rowsOf(
    aMattress({
      composition: [part('Samenstelling (percal)', 'percal'), part('Samenstelling (satijn)', 'satijn')],
      has_animal_parts: true,
    }),
    aMattress({ composition: [part('Samenstelling', 'percal')] }),
  )
  expect(rows.Samenstelling?.values).toEqual([
    ['Percal: 100% katoen (percal)', 'Satijn: 100% katoen (satijn)'],
    ['100% katoen (percal)'],
  ])
  expect(rows['Overig materiaal']?.values).toEqual([
    ['Bevat niet-textiele delen van dierlijke oorsprong'],
    null,
  ])
})

test('[CT-03] choices with a comma of their own are told apart, and what follows a name begins small', () => {
  const { Hardheid: choices, Kern: core } = rowsOf(
    aMattress({
      options: [
        {
          ...{ id: '1', key: 'hardheid', title: 'Hardheid' },
          values: ['Zacht', 'Medium, met latex'].map((title) => ({
            id: title,
            key: title,
            title,
            color: null,
          })),
        },
      ],
      specifications: [
        { title: 'Zacht', rows: [{ label: 'Kern', value: 'Schuim' }] },
        { title: 'Medium, met latex', rows: [{ label: 'Kern', value: 'HR45' }] },
      ],
    }),
  )
  expect(choices?.values).toEqual([['Zacht; Medium, met latex']])
  expect(core?.values).toEqual([['Zacht: schuim', 'Medium, met latex: HR45']])
})
