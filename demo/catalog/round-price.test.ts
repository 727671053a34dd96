import { expect, test } from 'vitest'
import { roundPrice } from './round-price.ts'

test('prices end as prices do', () => {
  expect([1234, 3995, 9949, 12_345, 129_900].map(roundPrice)).toEqual([1195, 3995, 9895, 11_900, 129_900])
})

test('a higher price never becomes the lower one, around a hundred euros too', () => {
  const asked = Array.from({ length: 400 }, (_, at) => 8000 + at * 10)
  const neat = asked.map(roundPrice)
  expect(neat).toEqual(neat.toSorted((a, b) => a - b))
})
