import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyTimeoutMs } from '../../testing/arbitrary.ts'
import { SortedWords } from './sorted-words.ts'

const anyWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 4 })

test(
  'words that start with something are found, whenever they were added',
  () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyWord), fc.nat(60), anyWord, (words, early, prefix) => {
        const sorted = new SortedWords()
        for (const word of words.slice(0, early)) sorted.add(word)
        sorted.startingWith('a')
        for (const word of words.slice(early)) sorted.add(word)
        const expected = words.filter((word) => word.startsWith(prefix)).sort()
        expect(sorted.startingWith(prefix).sort()).toEqual(expected)
      }),
    )
  },
  propertyTimeoutMs,
)

test('many additions are merged and none is lost', () => {
  const sorted = new SortedWords()
  for (let i = 0; i < 5000; i++) {
    sorted.add(`w${i}`)
    if (i % 100 === 0) sorted.startingWith('w1')
  }
  expect(sorted.startingWith('w')).toHaveLength(5000)
  expect(sorted.startingWith('w', 7)).toHaveLength(7)
})
