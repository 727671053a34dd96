import type { Vocabulary } from './vocabulary.ts'

/** What Dutch puts between the parts of a compound, most common last part first. */
export const LINKING_LETTERS: readonly string[] = ['', 's', 'en', 'n', 'e']
const SHORTEST_COMPOUND = 7
const SHORTEST_FIRST_PART = 3
const SHORTEST_HEAD = 4
/** A head must recur, or any word's end would be one. */
const LEAST_USES = 2

/**
 * Words that never stand alone but recur as the head of compounds whose first part is a word: from kinderdekbed and
 * zomerdekbed comes dekbed. They extend the words a misspelling is compared with.
 */
export function headsOfCompounds(vocabulary: Vocabulary): Map<string, number> {
  const heads = new Map<string, number>()
  for (const part of vocabulary.forwards.parts()) {
    for (const word of part) {
      if (word.length < SHORTEST_COMPOUND) continue
      for (let end = SHORTEST_FIRST_PART; end <= word.length - SHORTEST_HEAD; end++) {
        if (!isFirstPart(word.slice(0, end), vocabulary)) continue
        const head = word.slice(end)
        heads.set(head, (heads.get(head) ?? 0) + vocabulary.usesOf(word))
      }
    }
  }
  for (const [head, uses] of heads) {
    if (uses < LEAST_USES || vocabulary.usesOf(head) > 0) heads.delete(head)
  }
  return heads
}

const CERTAIN_HEAD = 0.85
const UNCERTAIN_HEAD = 0.6
/** Shorter letters are the end of too many words: "ring" ends boxspring, "rek" ends overtrek. */
const SHORTEST_FREE_HEAD = 5

/**
 * The compounds that a word is the head of, and how surely: overtrek in dekbedovertrek. A short word must have a word
 * before it, or be one of the shop's own, to count as a head.
 */
export function* compoundsWithHead(
  head: string,
  vocabulary: Vocabulary,
): Generator<{ term: number; certainty: number }> {
  if (head.length < SHORTEST_FIRST_PART) return
  const isFree = head.length >= SHORTEST_FREE_HEAD
  const isOwnWord = head.length >= SHORTEST_HEAD && vocabulary.findPrimaryTerm(head) !== undefined
  for (const { term, before } of vocabulary.endingsIn(head)) {
    if (isFree) yield { term, certainty: CERTAIN_HEAD }
    else if (isFirstPart(before, vocabulary))
      yield { term, certainty: isOwnWord ? CERTAIN_HEAD : UNCERTAIN_HEAD }
    else if (isOwnWord) yield { term, certainty: UNCERTAIN_HEAD }
  }
}

/** Whether letters are a word, or a known first part, with or without linking letters behind it. */
export function isFirstPart(letters: string, vocabulary: Vocabulary): boolean {
  return withoutLinkingLetters(letters).some(
    (part) => vocabulary.usesOf(part) > 0 || vocabulary.language.isFirstPart(part),
  )
}

/** What the first part of a compound may be by itself: for "dekens" also "deken". */
export function withoutLinkingLetters(letters: string): string[] {
  return LINKING_LETTERS.filter((link) => letters.endsWith(link)).map((link) =>
    letters.slice(0, letters.length - link.length),
  )
}
