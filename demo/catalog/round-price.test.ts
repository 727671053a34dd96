import { expect, test } from 'vitest'
import { composePrices, roundPrice } from './prices.ts'

const since = { basePriceCents: 3995, createdDaysAgo: 300 }

test('prices end as prices do', () => {
  expect([1234, 3995, 9949, 12_345, 129_900].map(roundPrice)).toEqual([1195, 3995, 9895, 11_900, 129_900])
})

test('a higher price never becomes the lower one, around a hundred euros too', () => {
  const asked = Array.from({ length: 400 }, (_, at) => 8000 + at * 10)
  const neat = asked.map(roundPrice)
  expect(neat).toEqual(neat.toSorted((a, b) => a - b))
})

test('a price that never changed stands alone', () => {
  expect(composePrices(since, 1)).toEqual([{ priceCents: 3995, fromDaysAgo: 120 }])
})

test('a rise and a reduction follow each other, oldest first', () => {
  const changed = {
    ...since,
    rise: { percent: 5, daysAgo: 90 },
    reduction: { percent: 20, startedDaysAgo: 4 },
  }
  expect(composePrices(changed, 1)).toEqual([
    { priceCents: 3795, fromDaysAgo: 300 },
    { priceCents: 3995, fromDaysAgo: 90 },
    { priceCents: 3195, fromDaysAgo: 4 },
  ])
})

test('a reduction that rounding takes away is none', () => {
  expect(
    composePrices({ ...since, basePriceCents: 195, reduction: { percent: 20, startedDaysAgo: 4 } }, 1),
  ).toHaveLength(1)
})
