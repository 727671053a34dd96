import { expect, test } from 'vitest'
import { describeMake, isMakeNamed, readMakeNames, repeatsChoices } from './make.ts'

const toValues = (...titles: string[]) => ({ values: titles.map((title) => ({ title })) })
const cover = {
  options: [toValues('Percal', 'Katoensatijn', 'Flanel'), toValues('140 x 220 cm', '200 x 220 cm')],
  specifications: [
    { title: 'Materiaal en uitvoering', rows: [{ label: 'Sluiting', value: 'Knopen' }] },
    { title: 'Percal, katoensatijn', rows: [{ label: 'Krimp', value: 'Hooguit 3%' }] },
    { title: 'Flanel', rows: [{ label: 'Krimp', value: 'Hooguit 5%' }] },
  ],
  composition: [
    { part: 'Samenstelling (percal, katoensatijn)', note: '200 draden' },
    { part: 'Samenstelling (flanel)', note: '165 g/m²' },
    { part: 'Knopen (van hout)', note: '' },
  ],
  care: [
    'Percal: wassen op 60 °C; strijken op stand 3',
    'Flanel: wassen op 40 °C',
    'Niet bleken',
    'Let op: niet koken',
  ],
}

test('[PD-01] a make has what is said of it and of all, without the names of makes', () => {
  expect(describeMake(cover, [['Percal', '140 x 220 cm']])).toEqual({
    specifications: cover.specifications.slice(0, 2),
    composition: [
      { part: 'Samenstelling', note: '200 draden' },
      { part: 'Knopen (van hout)', note: '' },
    ],
    care: ['Wassen op 60 °C', 'Strijken op stand 3', 'Niet bleken', 'Let op: niet koken'],
  })
  expect(describeMake(cover, [['Flanel', '200 x 220 cm']]).care).toEqual([
    'Wassen op 40 °C',
    'Niet bleken',
    'Let op: niet koken',
  ])
})

test('[PD-01] several makes have what holds for any of them, and a product without choices has everything', () => {
  const both = describeMake(cover, [
    ['Percal', '140 x 220 cm'],
    ['Flanel', '140 x 220 cm'],
  ])
  expect(both.specifications).toHaveLength(3)
  expect(describeMake({ ...cover, options: [] }, [[]])).toEqual({
    specifications: cover.specifications,
    composition: cover.composition,
    care: cover.care,
  })
})

const beds = [toValues('Medium', 'Zacht', 'Medium, met latex'), toValues('Ritme', 'Ritme Plus')]

test('a choice whose title has a comma, or begins like another, is not taken for another', () => {
  expect(readMakeNames('Zacht; medium, met latex', beds)).toEqual([['zacht'], ['medium, met latex']])
  expect(isMakeNamed('Medium', beds, [['Medium, met latex', 'Ritme']])).toBe(false)
  expect(isMakeNamed('Medium, met latex', beds, [['Medium, met latex', 'Ritme']])).toBe(true)
  expect(isMakeNamed('Ritme, zacht; Ritme Plus, medium', beds, [['Medium', 'Ritme Plus']])).toBe(true)
  expect(isMakeNamed('Ritme, zacht; Ritme Plus, medium', beds, [['Medium', 'Ritme']])).toBe(false)
})

test('a hard space in the name of a make is a space', () => {
  expect(isMakeNamed('140\u00a0x\u00a0220\u00a0cm', cover.options, [['Percal', '140 x 220 cm']])).toBe(true)
})

test.each(['', 'Maten', 'Mediums', 'Zacht en medium', 'Zacht, hard'])(
  '"%s" is not a name of a make',
  (text) => {
    expect(readMakeNames(text, beds)).toBeUndefined()
    expect(isMakeNamed(text, beds, [['Zacht', 'Ritme']])).toBeUndefined()
  },
)

test.each<[boolean, string]>([
  [true, '140 x 220 cm, 200 x 220 cm'],
  [true, '140 x 220 cm (1-persoons, met 1 sloop), 200 x 220 cm (met twee slopen)'],
  [true, '140\u00a0x\u00a0220\u00a0cm, 200\u00a0x\u00a0220\u00a0cm'],
  [false, '140 x 220 cm, met een zoom'],
  [false, ''],
  [false, ', '],
])('whether a row only repeats the choices is %s of "%s"', (repeats, text) => {
  expect(repeatsChoices(text, cover.options)).toBe(repeats)
})
