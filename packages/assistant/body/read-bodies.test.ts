import { expect, test } from 'vitest'
import { fitsAnswer } from './fits-answer.ts'
import { readBodies } from './read-bodies.ts'

test.each([
  ['welke hardheid moet ik hebben, ben 1.75 en 70 kilo, ik', [{ kilos: 70, centimetres: 175 }]],
  ['130 kg en 1 meter 82 lang', [{ kilos: 130, centimetres: 182 }]],
  ['er zit een kuil in ons bed, welk matras voor 110 kilo, ik', [{ kilos: 110 }]],
  ['buikslaper van 84 kilo, bed 2 meter', [{ kilos: 84 }]],
  ['1m95 110kg', [{ kilos: 110, centimetres: 195 }]],
  ['ik ben 185 cm', [{ centimetres: 185 }]],
  ['mijn man is 2.04', [{ centimetres: 204 }]],
  ['wij zijn 60 en 90 kilo', [{ kilos: 60 }, { kilos: 90 }]],
  ['ik weeg 80', [{ kilos: 80 }]],
  ['mijn broer is 105 en ik 72 kilo', [{ kilos: 105 }, { kilos: 72 }]],
  ['mijn vrouw weegt 58 kilo en ik 102, we slapen op 180x200', [{ kilos: 58 }, { kilos: 102 }]],
])('[CH-01] %s tells of people', (message, bodies) => {
  expect(readBodies(message)).toEqual(bodies)
})

test.each([
  'badjas voor mijn man hij is 2.02 en fors',
  'kerstboom van 1.50 want we wonen klein',
  'hondenmand voor een herder van 42 kilo',
  'er zit een kuil in, mijn man is 110 kilo, ligt het daaraan',
  'matras 160x200',
  'een matras die lang is, langer dan 2 meter',
  'ik zoek een matras van 160 x 200 cm in wit',
  'ik wil een boxspring van 180 bij 210 cm',
  'een matras van 2 meter 10 lang',
  'kunnen jullie een boxspring maken van 2 meter 20 lang',
  'een boxspring van 1.80 breed voor ons, ik zoek',
  'ik zoek een lamp van 1,95 euro',
  'pakket van 20 kilo, we zijn niet thuis',
  '',
])('[CH-01] %s tells of nobody', (message) => {
  expect(readBodies(message)).toEqual([])
})

test.each([
  ['Minder dan 80 kilo', 'kilos', 79, true],
  ['Minder dan 80 kilo', 'kilos', 80, false],
  ['80 tot 120 kilo', 'kilos', 80, true],
  ['Meer dan 120 kilo', 'kilos', 120, false],
  ['1,50 tot 1,90 m', 'centimetres', 190, true],
  ['Langer dan 1,90 m', 'centimetres', 191, true],
  ['Korter dan 1,50 m', 'centimetres', 175, false],
  ['Op mijn zij', 'kilos', 80, undefined],
  ['Minder dan 80 kilo', 'centimetres', 175, undefined],
] as const)('[CH-01] %s and %s of %i', (answer, unit, value, fits) => {
  expect(fitsAnswer(answer, unit, value)).toBe(fits)
})

test('[CH-01] two people without a unit: the weight of the second follows the word for that person', () => {
  expect(readBodies('ik weeg 55 mijn man 110, 1 matras of 2')).toEqual([{ kilos: 55 }, { kilos: 110 }])
})

test.each(['gordijnen 180 cm lang', 'rond vloerkleed 200cm beige groot', 'ik zoek een spiegel 170 cm lang'])(
  '[CH-01] %s: a length beside goods that have one is theirs',
  (message) => {
    expect(readBodies(message)).toEqual([])
  },
)

test('[CH-01] a length of somebody, said beside such goods, counts', () => {
  expect(readBodies('dekbed, ik ben 195 cm lang')).toEqual([{ centimetres: 195 }])
})

test.each(['we schelen 40 kilo', 'wij verschillen wel 35 kilo van gewicht', 'mijn man is 30 kilo zwaarder'])(
  '[CH-01] %s: a difference is nobody’s weight',
  (message) => {
    expect(readBodies(message)).toEqual([])
  },
)

test('[CH-01] the width of a window is nobody’s height', () => {
  expect(readBodies('hoeveel gordijnen heb ik nodig voor een raam van 2 meter')).toEqual([])
})

test('[CH-01] two people with a number each are two weights, though only a difference has a unit', () => {
  expect(readBodies('we schelen 45 kilo, zij 60 ik 105')).toEqual([{ kilos: 60 }, { kilos: 105 }])
  expect(readBodies('ik ben 34 en hij is 36 jaar')).toEqual([])
})

test('[CH-01] what is carried lies on nothing', () => {
  expect(readBodies('krijg ik een pak van 70 kilo op de stoep')).toEqual([])
})
