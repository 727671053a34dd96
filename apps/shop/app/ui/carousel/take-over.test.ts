import { expect, test } from 'vitest'
import { findNearest } from './take-over.ts'

test('a row goes on from the stop that is nearest to where it was scrolled to', () => {
  const stops = [0, 0.25, 0.5, 1]
  expect(findNearest(stops, 0)).toBe(0)
  expect(findNearest(stops, 0.3)).toBe(1)
  expect(findNearest(stops, 0.7)).toBe(2)
  expect(findNearest(stops, 1)).toBe(3)
})
