import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import { rememberLast } from '../text/remember-last.ts'
import { headingExamples } from './heading-examples.ts'

/** A shorter word is one letter from too many others, and from the names of goods: 'takje' is no parcel. */
const shortest = 6
/** A word that fewer examples have may be a mistake itself. */
const fewestUses = 10
const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
let uses: ReadonlyMap<string, number> | undefined
const aWord = /\p{L}+/gu

/**
 * Returns a message in which each word that no example has is written as the usual word that is one letter away from it: 'brenge jullie op
 * zatterdag'. Accepts any text, and leaves figures, short words and what is like no known word as they are.
 */
export const mendWords: (message: string) => string = rememberLast((message) => {
  const known = learnWords()
  return message.replace(aWord, (written) => {
    const word = fold(written)
    if (word.length < shortest || known.has(word) || !/^[a-z]+$/u.test(word)) return written
    return findNearest(word, known) ?? written
  })
})

/** Counts how many examples have each word, once for each process. */
export function learnWords(): ReadonlyMap<string, number> {
  uses ??= countUses()
  return uses
}

function countUses(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { asked } of headingExamples)
    for (const message of asked)
      for (const word of splitTokens(fold(message))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Returns the most usual word that is one letter more, less, other or swapped. */
function findNearest(word: string, known: ReadonlyMap<string, number>): string | undefined {
  let best: string | undefined
  let most = fewestUses - 1
  for (const near of listNear(word)) {
    const count = known.get(near) ?? 0
    if (near.length < shortest || count <= most) continue
    most = count
    best = near
  }
  return best
}

function* listNear(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    if (after !== '') yield before + after.slice(1)
    if (after.length > 1) yield `${before}${after[1]}${after[0]}${after.slice(2)}`
    for (const letter of letters) {
      yield before + letter + after
      if (after !== '') yield before + letter + after.slice(1)
    }
  }
}
