import { expect, test } from 'vitest'
import { nameSize } from './price-of-size.ts'

test('a size that a message tells takes the place of the one before it', () => {
  expect(nameSize('handdoek 50x100', 'en 4 van 70 x 140')).toBe('handdoek 70x140')
  expect(nameSize('handdoek 50x100', 'doe er 4')).toBe('handdoek 50x100')
})
