import { expect, test } from 'vitest'
import { calculateRecommendation } from './recommendation.ts'

const day = 24 * 60 * 60
const usual = { popularity: 100, stock: 5, discount: 0, createdAt: 1_700_000_000 }
const better = (one: Partial<typeof usual>, other: Partial<typeof usual>) =>
  calculateRecommendation({ ...usual, ...one }) > calculateRecommendation({ ...usual, ...other })

test('[CT-06] of two similar products, the one that more people bought comes first', () => {
  expect(better({ popularity: 101 }, { popularity: 100 })).toBe(true)
})

test('[CT-06] stock, a saving and being new each lift a product above one with a little more demand', () => {
  const wanted = { popularity: 120 }
  expect(better({ stock: 40 }, wanted)).toBe(true)
  expect(better({ discount: 4000 }, wanted)).toBe(true)
  expect(better({ createdAt: usual.createdAt + 90 * day }, wanted)).toBe(true)
})

test('[CT-06] none of them lifts it above one with ten times the demand', () => {
  const wanted = { popularity: 1000 }
  expect(better(wanted, { stock: 40, discount: 9000, createdAt: usual.createdAt + 60 * day })).toBe(true)
})

test('a larger saving than half the price counts no more', () => {
  expect(better({ discount: 9000 }, { discount: 5000 })).toBe(false)
})

test('for any product the recommendation is a whole number that fits a column of 32 bits', () => {
  const most = { popularity: 2 ** 31 - 1, stock: 1e6, discount: 10_000, createdAt: 2 ** 31 - 1 }
  for (const product of [most, { popularity: 0, stock: 0, discount: 0, createdAt: 0 }]) {
    const value = calculateRecommendation(product)
    expect(Number.isInteger(value) && value < 2 ** 31).toBe(true)
  }
})
