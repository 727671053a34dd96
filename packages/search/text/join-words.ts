import { EMPTY_HEADS } from '../dutch/empty-heads.ts'
import { LINKING_LETTERS } from './compound-parts.ts'
import type { Vocabulary } from './vocabulary.ts'

/** One thing that was asked for. */
export interface AskedWord {
  /** As the visitor wrote it, in folded letters. */
  typed: string[]
  word: string
}

/**
 * Dutch compounds are written as one word, visitors often write two: "dekbed overtrek", "baby bed je". Neighbours that
 * together are one known word become that word; three before two, then what stands first. So do two that are one word the
 * other way round: "hoes voor matras".
 */
export function joinWords(words: readonly string[], vocabulary: Vocabulary): AskedWord[] {
  const asked: AskedWord[] = []
  for (let i = 0; i < words.length; ) {
    const next = longestCompound(words, i, vocabulary)
    asked.push(next)
    i += next.typed.length
  }
  return asked
}

function longestCompound(words: readonly string[], start: number, vocabulary: Vocabulary): AskedWord {
  for (const length of [3, 2]) {
    const typed = words.slice(start, start + length)
    if (typed.length < length || typed.some((word) => /\d/.test(word))) continue
    const areKnownApart = typed.every((word) => isOfShop(word, vocabulary))
    const compound = joined(typed, vocabulary).find(
      // "memory foam" may be in the word lists only; words that the shop has apart stay apart then.
      (way) => isOfShop(way, vocabulary) || (!areKnownApart && vocabulary.language.isListed(way)),
    )
    if (compound !== undefined) return { typed, word: compound }
  }
  const turned = turnedCompound(words.slice(start, start + 2), vocabulary)
  if (turned) return turned
  const word = words[start] as string
  return { typed: [word], word }
}

function turnedCompound([head, first]: readonly string[], vocabulary: Vocabulary): AskedWord | undefined {
  if (head === undefined || first === undefined) return undefined
  if (/\d/.test(head + first) || EMPTY_HEADS.includes(head)) return undefined
  const compound = joined([first, head], vocabulary).find(
    (way) => isOfShop(way, vocabulary) || vocabulary.language.isListed(way),
  )
  return compound === undefined ? undefined : { typed: [head, first], word: compound }
}

function isOfShop(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.findPrimaryTerm(word) !== undefined
}

/** Every way to write words as one; the first may lose its plural (kussens sloop: kussensloop). */
function joined(words: readonly string[], vocabulary: Vocabulary): string[] {
  const [first = '', ...others] = words
  let ways = [...new Set([first, vocabulary.language.stem(first)])]
  for (const other of others) ways = ways.flatMap((way) => LINKING_LETTERS.map((link) => way + link + other))
  return ways
}
