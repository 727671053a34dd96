import { expect, test } from 'vitest'
import { listMoments } from './list-moments.ts'

const aLine = (name: string, title: string, delivery: string, quantity = 1) => ({
  ...{ name, title, delivery, quantity },
})
const aBed = aLine('Boxspringset Hotel', '180 cm, Salie', 'In week 52')

test('[CO-10] samples that arrive together are one moment', () => {
  const samples = ['Zand', 'Taupe', 'Salie', 'Mos', 'Roest'].map((color) =>
    aLine('Stofstaal', color, 'Dinsdag in huis'),
  )
  expect(listMoments([aBed, ...samples])).toEqual([
    { goods: 'Boxspringset Hotel', delivery: 'In week 52' },
    { goods: '5 × Stofstaal', delivery: 'Dinsdag in huis' },
  ])
})

test('pieces of one article count together, in any size', () => {
  const pillows = [aLine('Sloop', '60 x 70 cm', 'Morgen', 2), aLine('Sloop', '50 x 60 cm', 'Morgen')]
  expect(listMoments([aBed, ...pillows])).toContainEqual({ goods: '3 × Sloop', delivery: 'Morgen' })
})

test('sizes of one article that arrive apart are told apart', () => {
  const pillows = [aLine('Sloop', '60 x 70 cm', 'Morgen'), aLine('Sloop', '50 x 60 cm', 'Donderdag', 2)]
  expect(listMoments(pillows)).toEqual([
    { goods: 'Sloop, 60 x 70 cm', delivery: 'Morgen' },
    { goods: '2 × Sloop, 50 x 60 cm', delivery: 'Donderdag' },
  ])
})

test('an order that arrives at once has no moments beside its promise', () => {
  expect(listMoments([aBed, { ...aBed, name: 'Lamp' }])).toEqual([])
})
