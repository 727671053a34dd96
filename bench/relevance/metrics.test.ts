import { describe, expect, test } from 'vitest'
import type { Grade } from './judgement.ts'
import { ndcgAt, recallAt } from './metrics.ts'

const grades = new Map<number, Grade>([
  [1, 3],
  [2, 2],
  [3, 1],
])

describe('nDCG', () => {
  test('is 1 for the best order and 0 for nothing relevant', () => {
    expect(ndcgAt(10, [1, 2, 3], grades)).toBe(1)
    expect(ndcgAt(10, [8, 9], grades)).toBe(0)
    expect(ndcgAt(10, [], grades)).toBe(0)
  })

  test('counts gains of 7, 3 and 1, halved at the third place', () => {
    // Found 1, 3, 7: 1 + 3 / log2(3) + 7 / 2 = 6.392789. Best 7, 3, 1: 7 + 3 / log2(3) + 1 / 2 = 9.392789.
    expect(ndcgAt(10, [3, 2, 1], grades)).toBeCloseTo(6.392789 / 9.392789, 6)
  })

  test('loses for a product in the way', () => {
    // Found 0, 7 over the best 7: 1 / log2(3).
    expect(ndcgAt(10, [9, 1], new Map([[1, 3]]))).toBeCloseTo(0.63093, 5)
  })

  test('looks no further than its depth, in the answer and in the best order', () => {
    expect(ndcgAt(1, [1, 9, 9], grades)).toBe(1)
    expect(ndcgAt(1, [9, 1], grades)).toBe(0)
  })

  test('counts a product once, however often it is listed', () => {
    expect(ndcgAt(10, [1, 1, 2, 2, 3], grades)).toBe(1)
  })

  test('refuses a query without a relevant product', () => {
    expect(() => ndcgAt(10, [1], new Map())).toThrow(/relevant/)
  })
})

describe('recall', () => {
  test('is the share of the good products that were found, in any order', () => {
    expect(recallAt(24, [2, 9, 1], grades)).toBe(1)
    expect(recallAt(24, [2, 3], grades)).toBe(0.5)
  })

  test('asks no more than fits on the page', () => {
    const many = new Map<number, Grade>([1, 2, 3, 4].map((id) => [id, 3]))
    expect(recallAt(2, [4, 3, 2, 1], many)).toBe(1)
    expect(recallAt(2, [4, 9, 3], many)).toBe(0.5)
  })

  test('takes the acceptable for good where there is nothing better', () => {
    expect(recallAt(24, [5], new Map([[5, 1]]))).toBe(1)
  })
})
