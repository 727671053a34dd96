import { expect, test } from 'vitest'
import { adviseFirmness, findWidthName } from './advice.ts'

test.each([
  [140, 'Twijfelaar'],
  [160, 'Queen size'],
  [180, 'King size'],
  [90, undefined],
  [150, undefined],
])('[CF-15] a bed of %i cm is called %s', (widthCm, name) => {
  expect(findWidthName(widthCm)).toBe(name)
})

test.each([
  [149, 79, 'medium'],
  [149, 80, 'stevig'],
  [149, 120, 'stevig'],
  [149, 121, 'stevig'],
  [150, 79, 'zacht'],
  [150, 80, 'medium'],
  [190, 120, 'medium'],
  [190, 121, 'stevig'],
  [191, 79, 'zacht'],
  [191, 120, 'zacht'],
  [191, 121, 'medium'],
])('[CF-16] someone of %i cm and %i kg sleeps best on %s', (lengthCm, weightKg, firmness) => {
  expect(adviseFirmness({ lengthCm, weightKg })).toBe(firmness)
})
