import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyShare } from '../testing/any-share.ts'
import { allocateCents } from './allocate.ts'

const weightList = fc.array(fc.nat({ max: 1e9 }), { minLength: 1, maxLength: 12 })
const total = fc.integer({ min: -1e12, max: 1e12 })
const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0)

describe('allocateCents', () => {
  test('gives the odd cent to the largest remainder, the earlier part first', () => {
    expect(allocateCents(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocateCents(100, [1, 2])).toEqual([33, 67])
    expect(allocateCents(5, [1, 1])).toEqual([3, 2])
  })

  test('gives a part of weight zero nothing', () => {
    expect(allocateCents(101, [0, 1, 1])).toEqual([0, 51, 50])
  })

  test('counts all parts the same when every weight is zero', () => {
    expect(allocateCents(5, [0, 0])).toEqual([3, 2])
  })

  test('mirrors a negative total', () => {
    expect(allocateCents(-100, [1, 1, 1])).toEqual([-34, -33, -33])
  })

  test('divides nothing over nothing, and refuses to divide something over nothing', () => {
    expect(allocateCents(0, [])).toEqual([])
    expect(() => allocateCents(1, [])).toThrow(RangeError)
  })

  test.each([-1, 0.5, Number.NaN])('refuses %d as a weight', (weight) => {
    expect(() => allocateCents(10, [1, weight])).toThrow(RangeError)
  })

  test('always adds up to the total', () => {
    fc.assert(
      fc.property(total, weightList, (cents, weights) => {
        expect(sum(allocateCents(cents, weights))).toBe(cents)
      }),
    )
  })

  test('never takes more from a line than the line costs when the discount is at most the sum', () => {
    fc.assert(
      fc.property(weightList, anyShare, (prices, part) => {
        const discount = Math.floor(sum(prices) * part)
        for (const [index, share] of allocateCents(discount, prices).entries()) {
          expect(share).toBeLessThanOrEqual(prices[index] ?? 0)
        }
      }),
    )
  })
})
