import { expect, test } from 'vitest'
import { readDuvetWarmth } from './duvet-warmth.ts'

test('[PD-01] a duvet has a class, and one for four seasons has that of each half and of both', () => {
  expect(readDuvetWarmth('3 (gemiddeld)')).toEqual({ duvets: [3], together: 3 })
  expect(readDuvetWarmth('1')).toEqual({ duvets: [1], together: 1 })
  expect(readDuvetWarmth('4 en 3, samen 1 (vier seizoenen)')).toEqual({ duvets: [4, 3], together: 1 })
})

test.each(['', '5', '0 (ijskoud)', 'warm', '4 en 3', '4 en 3, samen 7', '12 (maanden)'])(
  '"%s" is no class',
  (text) => {
    expect(readDuvetWarmth(text)).toBeUndefined()
  },
)
