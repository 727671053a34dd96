import { expect, test } from 'vitest'
import { widenSizes } from './picture-set.ts'

const sizes = '(min-width: 80rem) 18vw, (min-width: 48rem) 12.5rem, 50vw'

test('a picture that loses its sides in a square frame comes as wide as it would stand uncut, but not on phones', () => {
  expect(widenSizes(sizes, { width: 1600, height: 1200 })).toBe(
    '(min-width: 80rem) 24vw, (min-width: 48rem) 17rem, 50vw',
  )
})

test.each([
  ['square', 1600, 1600],
  ['upright', 1200, 1600],
])('a %s picture keeps its sizes', (_, width, height) => {
  expect(widenSizes(sizes, { width, height })).toBe(sizes)
})
