import { expect, test } from 'vitest'
import { calculateEnergyLabel, lightRows } from './light-source.ts'

test.each([
  [{ watts: 4, lumens: 840 }, 'A'],
  [{ watts: 4.2, lumens: 470 }, 'E'],
  [{ watts: 4.9, lumens: 470 }, 'F'],
  [{ watts: 7, lumens: 806 }, 'E'],
  [{ watts: 10, lumens: 849 }, 'G'],
] as const)('%o has class %s by the lumens per watt of Regulation (EU) 2019/2015', (light, label) => {
  expect(calculateEnergyLabel(light)).toBe(label)
})

test('says what the light source is and which class it has, in Dutch figures', () => {
  expect(lightRows({ watts: 4.9, lumens: 470, note: 'dimbaar' })).toEqual([
    { label: 'Meegeleverde lichtbron', value: 'Led, 4,9 W, 470 lumen, 2700 K, dimbaar' },
    { label: 'Energieklasse van de lichtbron', value: 'F' },
  ])
})
