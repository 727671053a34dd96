import { findNearWords } from '@sluimer/search/text/spelling/near-words'
import { fold } from '@sluimer/search/text/words/tokens'
import { findGoodsBeginning, goodsWords, listConcepts } from '../intent/concepts.ts'

const shortest = 6
/** From this length on two letters may be wrong. */
const long = 9
const sorted = goodsWords.filter((word) => word.length >= shortest - 1).toSorted()
const eachWord = /\p{L}{6,}/gu

/**
 * Returns a message with mistyped goods as they are written: 'badhandoek' becomes 'badhanddoek'. A word that `isKnown` knows, or
 * that means something, stays.
 */
export function correctGoods(message: string, isKnown: (word: string) => boolean): string {
  return message.replace(eachWord, (word) => {
    const folded = fold(word)
    if (listConcepts(folded).length > 0 || findGoodsBeginning(folded) !== undefined || isKnown(folded))
      return word
    return findNearest(folded) ?? word
  })
}

/** Finds the goods that a word is, or that it ends in, with a letter or two mistyped. */
function findNearest(word: string): string | undefined {
  for (let from = 0; word.length - from >= shortest; from++) {
    if (from === 1) continue
    const tail = word.slice(from)
    const [near] = findNearWords(sorted, tail, tail.length >= long ? 2 : 1).toSorted(
      (a, b) => a.distance - b.distance,
    )
    if (near !== undefined) return word.slice(0, from) + near.word
  }
  return undefined
}
