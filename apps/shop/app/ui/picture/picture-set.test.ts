import { expect, test } from 'vitest'
import { buildLighterSet, widenSizes } from './picture-set.ts'

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

test.each([
  ['a tile', 960, '320w 480w 640w 960w'],
  ['a small picture', 320, '160w 320w'],
  ['a picture of any width', undefined, '160w 320w 480w 640w 960w 1280w 1600w'],
])('%s names the copies that some screen has a use for', (_, widest, widths) => {
  const { srcSet } = buildLighterSet({ key: 'bed', width: 1600 }, widest)
  expect(srcSet.match(/\d+w/g)?.join(' ')).toBe(widths)
})
