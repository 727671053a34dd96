import { expect, test } from 'vitest'
import { listSurcharges } from './list-surcharges.ts'

const anOption = (id: string, title: string, extraCents: number, phrase = '') => ({
  ...{ id, title, extraCents, phrase, subTitle: '', label: '', explanation: '' },
  ...{
    weightGrams: 0,
    parcels: 0,
    leadTimeDays: 0,
    takesOldAway: false,
    image: null,
    fabric: null,
    picture: null,
  },
})
const bed = {
  steps: [
    {
      title: 'Stof',
      type: 'tile' as const,
      properties: [
        {
          id: 'stof',
          title: 'Stof',
          options: [
            anOption('zand', 'Zand', 0, 'bekleed met geweven stof in zand'),
            anOption('mos', 'Mos', 15000, 'bekleed met fluweel in mos'),
            anOption('zwart', 'Zwart', 15000, 'bekleed met fluweel in zwart'),
          ],
        },
        {
          id: 'lampen',
          title: 'Lampen',
          options: [anOption('0', 'Geen', 0), anOption('twee', 'Twee leeslampen', 8900)],
        },
      ],
    },
  ],
}

test('[CH-01] a cloth has its own name, whatever its colors are called', () => {
  expect(listSurcharges(bed, 'wat komt erbij voor velvet')).toEqual([{ name: 'fluweel', extraCents: 15000 }])
})

test('[CH-01] where no choice is named all of the part are listed, each once', () => {
  expect(listSurcharges(bed, 'wat kost een andere stof meer')).toEqual([
    { name: 'geweven stof', extraCents: 0 },
    { name: 'fluweel', extraCents: 15000 },
  ])
})

test('[CH-01] to leave something out is no choice, and another part none of the bed', () => {
  expect(listSurcharges(bed, 'en leeslampen')).toEqual([{ name: 'twee leeslampen', extraCents: 8900 }])
  expect(listSurcharges(bed, 'en met zwarte poten')).toEqual([])
})
