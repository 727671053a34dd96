import { expect, test } from 'vitest'
import { tellOfMake } from './make-told.ts'

const toValue = (title: string) => ({ id: title, key: title, title, color: null })
const toOption = (title: string, ...values: string[]) => ({
  ...{ id: title, key: title, title },
  values: values.map(toValue),
})
const cotton = { materials: [{ name: 'katoen' as const, percent: 100, detail: null }], note: null }
const product = {
  options: [
    toOption('Stof', 'Percal', 'Katoensatijn', 'Flanel'),
    toOption('Maat', '140 x 220 cm', '200 x 220 cm (2-persoons)'),
  ],
  specifications: [
    { title: 'Uitvoering', rows: [{ label: 'Sluiting', value: 'Knopen' }] },
    { title: 'Percal, katoensatijn', rows: [{ label: 'Krimp', value: '3%' }] },
    { title: 'Flanel', rows: [{ label: 'Krimp', value: '5%' }] },
    {
      title: 'Maten',
      rows: [{ label: 'Leverbaar in', value: '140 x 220 cm, 200 x 220 cm (2-persoons)' }],
    },
  ],
  composition: [
    { ...cotton, part: 'Samenstelling (percal, katoensatijn)' },
    { ...cotton, part: 'Samenstelling (flanel)' },
  ],
  care: ['Percal: wassen op 60 °C', 'Flanel: wassen op 40 °C; niet strijken'],
}

test('[PD-01] the page describes the chosen cloth only, and does not repeat which sizes there are', () => {
  expect(tellOfMake(product, { value_ids: ['Flanel', '140 x 220 cm'] })).toEqual({
    specifications: [
      { title: 'Uitvoering', rows: [{ label: 'Sluiting', value: 'Knopen' }] },
      { title: 'Flanel', rows: [{ label: 'Krimp', value: '5%' }] },
    ],
    composition: [{ ...cotton, part: 'Samenstelling' }],
    care: ['Wassen op 40 °C', 'Niet strijken'],
  })
})

test('[PD-01] a group of rows for several choices has the name of the chosen one', () => {
  const { specifications } = tellOfMake(product, { value_ids: ['Katoensatijn', '140 x 220 cm'] })
  expect(specifications.map(({ title }) => title)).toEqual(['Uitvoering', 'Katoensatijn'])
})
