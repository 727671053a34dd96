import { expect, test } from 'vitest'
import { describeReturnTerms } from './return-terms.ts'

const bed = { name: 'Boxspring Kwelder', deliveryClass: 'two_man' as const, madeToMeasure: false }
const chair = { name: 'Fauteuil Roos', deliveryClass: 'two_man' as const, madeToMeasure: false }
const cover = { name: 'Dekbedovertrek Linde', deliveryClass: 'parcel' as const, madeToMeasure: false }
const made = { name: 'Boxspringset Hotel', deliveryClass: 'two_man' as const, madeToMeasure: true }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  ['NL', [cover], 'Terugsturen is voor eigen rekening: je kiest zelf een vervoerder.'],
  ['NL', [bed], 'Terugsturen is voor eigen rekening. Boxspring Kwelder halen we bij je op voor € 29,95.'],
  ['BE', [bed], 'Terugsturen is voor eigen rekening. Boxspring Kwelder halen we bij je op voor € 39,95.'],
  [
    'NL',
    [bed, cover, chair, bed],
    'Terugsturen is voor eigen rekening. Boxspring Kwelder en Fauteuil Roos halen we bij je op voor € 29,95. De rest stuur je zelf, met een vervoerder naar keuze.',
  ],
  ['NL', [made, cover], 'Terugsturen is voor eigen rekening: je kiest zelf een vervoerder.'],
  ['NL', [made], ''],
] as const)('[CO-10] in %s the cost of sending back is told', (country, goods, text) => {
  expect(plain(describeReturnTerms(country, goods))).toBe(text)
})
