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

const CERTAIN_HEAD = 0.9
const UNCERTAIN_HEAD = 0.6
/** Shorter letters are the end of too many words: "ring" ends boxspring, "rek" ends overtrek. */
const SHORTEST_FREE_HEAD = 5
/** So many compounds with a known first part show that letters are a head: tafellamp and vloerlamp show lamp. */
const LEAST_COMPOUNDS = 2

/** A compound that ends in the head that was asked for. */
interface Compound {
  term: number
  certainty: number
}

/**
 * The compounds that a word is the head of, and how surely: overtrek in dekbedovertrek. A short word must be one of the
 * shop's own or recur as a head; three letters must have a word before them.
 */
export function compoundsWithHead(head: string, vocabulary: Vocabulary): Compound[] {
  if (head.length < SHORTEST_FIRST_PART) return []
  const endings = [...vocabulary.endingsIn(head)]
  if (head.length >= SHORTEST_FREE_HEAD) return endings.map(({ term }) => ({ term, certainty: CERTAIN_HEAD }))

  const isAfterWord = endings.map(({ before }) => isFirstPart(before, vocabulary))
  const isOwnWord = vocabulary.findPrimaryTerm(head) !== undefined
  const isHead = head.length >= SHORTEST_HEAD && (isOwnWord || isRecurringHead(head, vocabulary))
  return endings.flatMap(({ term }, i) => {
    if (isAfterWord[i]) return { term, certainty: isHead ? CERTAIN_HEAD : UNCERTAIN_HEAD }
    return isHead ? { term, certainty: UNCERTAIN_HEAD } : []
  })
}

/** Whether several words of the shop are a known first part with these letters behind it. */
export function isRecurringHead(letters: string, vocabulary: Vocabulary): boolean {
  let compounds = 0
  for (const { before } of vocabulary.endingsIn(letters)) {
    if (isFirstPart(before, vocabulary) && ++compounds === LEAST_COMPOUNDS) return true
  }
  return false
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
