import { expect, test } from 'vitest'
import { measureDifference, toLab } from './color-difference.ts'

// Pairs 1, 7, 9, 17 and 25 of the table with which Sharma, Wu and Dalal (2005) publish the formula.
test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
] as const)('%j and %j differ by %d', (one, other, difference) => {
  expect(measureDifference(one, other)).toBeCloseTo(difference, 4)
  expect(measureDifference(other, one)).toBeCloseTo(difference, 4)
})

test('white and black of a screen', () => {
  expect(toLab(255, 255, 255)[0]).toBeCloseTo(100, 1)
  expect(measureDifference(toLab(0, 0, 0), toLab(255, 255, 255))).toBeCloseTo(100, 0)
})
