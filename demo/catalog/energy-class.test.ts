import { expect, test } from 'vitest'
import { calculateEnergyLabel } from './energy-class.ts'

test.each([
  [{ watts: 4, lumens: 840 }, 'A'],
  [{ watts: 4.2, lumens: 470 }, 'E'],
  [{ watts: 4.9, lumens: 470 }, 'F'],
  [{ watts: 7, lumens: 806 }, 'E'],
  [{ watts: 10, lumens: 849 }, 'G'],
] as const)('%o has class %s by the lumens per watt of Regulation (EU) 2019/2015', (light, label) => {
  expect(calculateEnergyLabel(light)).toBe(label)
})
