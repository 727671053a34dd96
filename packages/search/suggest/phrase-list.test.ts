import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyTimeoutMs } from '../testing/arbitrary.ts'
import type { Phrase } from './phrase.ts'
import { PhraseList } from './phrase-list.ts'

const anyText = fc.array(fc.constantFrom('bed', 'bad', 'boxspring', 'dekbed', 'be'), {
  minLength: 1,
  maxLength: 3,
})
/** Has many phrases, so that whole blocks are skipped, with different weights, so that the order is certain. */
const anyPhrases = fc
  .array(anyText, { maxLength: 200 })
  .map((texts) =>
    texts.map(
      (words, i): Phrase => ({ text: words.join(' '), kind: 'phrase', weight: 1000 + ((i * 7919) % 9973) }),
    ),
  )

test(
  'the heaviest phrases are those of all phrases with such a word, a later word counting half',
  () => {
    fc.assert(
      fc.property(
        anyPhrases,
        fc.constantFrom('b', 'be', 'bed', 'dek', 'x', 'bed b'),
        fc.integer({ min: 1, max: 9 }),
        (phrases, typed, limit) => {
          const expected = phrases
            .map(({ text, weight }) => ({
              weight: text.startsWith(typed) ? weight : text.includes(` ${typed}`) ? weight / 2 : 0,
            }))
            .map(({ weight }) => weight)
            .filter((weight) => weight > 0)
            .sort((a, b) => b - a)
            .slice(0, limit)
          const found = new PhraseList(phrases).heaviest(typed, limit, () => true)
          expect(found.map(({ weight }) => weight)).toEqual(expected)
        },
      ),
      { numRuns: 200 },
    )
  },
  propertyTimeoutMs,
)
