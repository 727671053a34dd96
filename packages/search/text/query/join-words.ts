import { emptyHeads } from '../../dutch/empty-heads.ts'
import { linkingLetters } from '../../dutch/linking-letters.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { AskedWord, ReadWord } from './asked-word.ts'

/**
 * Joins neighbouring words that together are one known word. Dutch compounds are one word, but visitors often write two:
 * "dekbed overtrek", "baby bed je". Three words are tried before two, and earlier words first. Two words that are one
 * word the other way round are joined as well: "hoes voor matras".
 */
export function joinWords(words: readonly ReadWord[], vocabulary: Vocabulary): AskedWord[] {
  const asked: AskedWord[] = []
  for (let i = 0; i < words.length; ) {
    const read = words[i] as ReadWord
    const isWhole = (other: ReadWord) => other.isTranslated === true
    const end = words.findIndex((other, place) => place >= i && isWhole(other))
    const apart = words.slice(i, end < 0 ? words.length : end).map(({ word }) => word)
    const next = isWhole(read) ? read : longestCompound(apart, vocabulary)
    asked.push(next)
    i += isWhole(read) ? 1 : next.typed.length
  }
  return asked
}

function longestCompound(words: readonly string[], vocabulary: Vocabulary): AskedWord {
  for (const length of [3, 2]) {
    const typed = words.slice(0, length)
    if (typed.length < length || typed.some((word) => /\d/.test(word))) continue
    const areKnownApart = typed.every((word) => isOfShop(word, vocabulary))
    const compound = joined(typed, vocabulary).find(
      // The word lists alone may contain "memory foam"; words that the shop itself writes apart then stay apart.
      (way) => isOfShop(way, vocabulary) || (!areKnownApart && vocabulary.language.isListed(way)),
    )
    if (compound !== undefined) return { typed, word: compound }
  }
  const turned = turnedCompound(words.slice(0, 2), vocabulary)
  if (turned) return turned
  const word = words[0] as string
  return { typed: [word], word }
}

function turnedCompound([head, first]: readonly string[], vocabulary: Vocabulary): AskedWord | undefined {
  if (head === undefined || first === undefined) return undefined
  if (/\d/.test(head + first) || emptyHeads.includes(head)) return undefined
  const compound = joined([first, head], vocabulary).find(
    (way) => isOfShop(way, vocabulary) || vocabulary.language.isListed(way),
  )
  return compound === undefined ? undefined : { typed: [head, first], word: compound }
}

function isOfShop(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.findPrimaryTerm(word) !== undefined
}

/** Returns every way to write words as one; the first may lose its plural (kussens sloop: kussensloop). */
function joined(words: readonly string[], vocabulary: Vocabulary): string[] {
  const [first = '', ...others] = words
  let ways = [...new Set([first, vocabulary.language.stem(first)])]
  for (const other of others) ways = ways.flatMap((way) => linkingLetters.map((link) => way + link + other))
  return ways
}
