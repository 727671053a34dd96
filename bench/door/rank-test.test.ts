import { expect, test } from 'vitest'
import { seededRandom } from '../../demo/catalog/random.ts'
import { compareRanks } from './rank-test.ts'

/** Times as a server has them: most alike, some much longer. */
function drawTimes(seed: number, count: number, more = 0): number[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => 10 + more - 3 * Math.log(1 - random()))
}

test('every pair counts once, and a tie half', () => {
  const [first, second] = [
    [3, 5],
    [1, 3],
  ]
  expect(compareRanks(first, second).share).toBe(3.5 / 4)
  expect(compareRanks(second, first).share).toBe(0.5 / 4)
})

test('lists without any overlap are told apart for certain', () => {
  const one = Array.from({ length: 50 }, (_, at) => at)
  const other = one.map((value) => value + 100)
  expect(compareRanks(other, one)).toMatchObject({ share: 1, from: 1, to: 1, byChance: 0 })
})

test('times that are drawn alike are not told apart', () => {
  const { share, from, to, byChance } = compareRanks(drawTimes(1, 1000), drawTimes(2, 1000))
  expect(share).toBeCloseTo(0.5, 1)
  expect(from).toBeLessThan(0.5)
  expect(to).toBeGreaterThan(0.5)
  expect(byChance).toBeGreaterThan(0.05)
})

test('a difference of a sixth of the usual spread is found in a thousand tries of each', () => {
  const { from, byChance } = compareRanks(drawTimes(1, 1000, 0.5), drawTimes(2, 1000))
  expect(from).toBeGreaterThan(0.5)
  expect(byChance).toBeLessThan(0.001)
})

test('lists that are all the same value show nothing', () => {
  const same = Array.from({ length: 30 }, () => 7)
  expect(compareRanks(same, same)).toMatchObject({ share: 0.5, byChance: 1 })
})
