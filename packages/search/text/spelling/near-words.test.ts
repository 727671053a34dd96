import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyTimeoutMs } from '../../testing/arbitrary.ts'
import { findNearBeginnings, findNearWords } from './near-words.ts'

/** Counts missing, extra, wrong or swapped letters with the textbook's table. */
function distanceBetween(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : i)),
  )
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY
      const row = table[i]
      if (row) row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped)
    }
  }
  return at(a.length, b.length)
}

const anyWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 })
const anyWords = fc.uniqueArray(anyWord, { maxLength: 30 }).map((words) => words.sort())

test(
  'near words are those within the distance, with that distance',
  () => {
    fc.assert(
      fc.property(anyWords, anyWord, fc.integer({ min: 0, max: 2 }), (words, typed, most) => {
        const expected = words
          .map((word) => ({ word, distance: distanceBetween(word, typed) }))
          .filter(({ distance }) => distance <= most)
        expect(findNearWords(words, typed, most)).toEqual(expected)
      }),
      { numRuns: 200 },
    )
  },
  propertyTimeoutMs,
)

test(
  'near beginnings are within the distance, begin a word, and none contains another',
  () => {
    fc.assert(
      fc.property(anyWords, anyWord, (words, typed) => {
        const found = findNearBeginnings(words, typed, 1)
        for (const beginning of found) {
          expect(distanceBetween(beginning, typed)).toBeLessThanOrEqual(1)
          expect(words.some((word) => word.startsWith(beginning))).toBe(true)
          expect(found.filter((other) => beginning.startsWith(other))).toEqual([beginning])
        }
        for (const word of words) {
          if (distanceBetween(word, typed) <= 1)
            expect(found.some((beginning) => word.startsWith(beginning))).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  },
  propertyTimeoutMs,
)
