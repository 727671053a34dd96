import { expect, test } from 'vitest'
import { type CareSign, orderCare, readCareSigns } from './care-signs.ts'

test.each<[string, CareSign[]]>([
  ['Wassen op 60 °C', [{ kind: 'wash', degrees: 60, bars: 0 }]],
  ['Wassen op 60\u00a0°C', [{ kind: 'wash', degrees: 60, bars: 0 }]],
  ['Wassen op 60 tot 95 °C', [{ kind: 'wash', degrees: 60, bars: 0 }]],
  ['Wassen op 40 °C, fijnwas', [{ kind: 'wash', degrees: 40, bars: 1 }]],
  ['Zo nodig wassen op 30 °C, wolprogramma', [{ kind: 'wash', degrees: 30, bars: 2 }]],
  ['Kern niet wassen, wel luchten', [{ kind: 'no-wash' }]],
  ['Alleen handwas', [{ kind: 'hand-wash' }]],
  ['Drogen op lage temperatuur, met twee tennisballen', [{ kind: 'tumble', dots: 1 }]],
  ['Drogen in de trommel', [{ kind: 'tumble', dots: 2 }]],
  ['Nat ophangen, niet in de droger', [{ kind: 'no-tumble' }, { kind: 'drip-dry' }]],
  ['Hangend drogen', [{ kind: 'line-dry' }]],
  ['Liggend laten drogen', [{ kind: 'flat-dry' }]],
  ['Strijken op stand 2, binnenstebuiten', [{ kind: 'iron', dots: 2 }]],
  ['Strijken hoeft niet, en mag op stand 3', [{ kind: 'iron', dots: 3 }]],
  ['Niet strijken op de voering', [{ kind: 'no-iron' }]],
  ['Niet bleken', [{ kind: 'no-bleach' }]],
])('[PD-01] the label for "%s"', (line, signs) => {
  expect(readCareSigns(line)).toEqual(signs)
})

test.each([
  'Strijken is niet nodig',
  'Met de hand afwassen',
  'Elke week luchten',
  'Goed laten drogen',
  'Geen wasverzachter',
])('a label has no sign for "%s"', (line) => {
  expect(readCareSigns(line)).toEqual([])
})

test('lines stand in the order in which somebody follows them, whatever order they came in', () => {
  const lines = ['Elke week luchten', 'Strijken is niet nodig', 'Drogen op lage temperatuur', 'Niet bleken']
  expect(orderCare([...lines, 'Wassen op 40 °C', 'Eerst apart wassen'])).toEqual([
    'Wassen op 40 °C',
    'Eerst apart wassen',
    'Niet bleken',
    'Drogen op lage temperatuur',
    'Strijken is niet nodig',
    'Elke week luchten',
  ])
})
