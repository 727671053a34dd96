import { FALSE_HEADS } from '../../dutch/false-heads.ts'
import { LINKING_LETTERS } from '../../dutch/linking-letters.ts'
import type { Language } from './language.ts'

/** What is to be known of a shop's words to tell the parts of a compound. */
export interface KnownWords {
  readonly language: Pick<Language, 'isFirstPart'>
  words(): Iterable<[string, { uses: number }]>
  usesOf(word: string): number
  findPrimaryTerm(word: string): number | undefined
  endingsIn(letters: string): Iterable<{ term: number; before: string }>
}

const SHORTEST_FIRST_PART = 3
const SHORTEST_HEAD = 4

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
export function compoundsWithHead(head: string, known: KnownWords): Compound[] {
  if (head.length < SHORTEST_FIRST_PART) return []
  const endings = [...known.endingsIn(head)].filter(({ before }) => !isFalseHead(before, head))
  if (head.length >= SHORTEST_FREE_HEAD) return endings.map(({ term }) => ({ term, certainty: CERTAIN_HEAD }))

  const isAfterWord = endings.map(({ before }) => isFirstPart(before, known))
  const isOwnWord = known.findPrimaryTerm(head) !== undefined
  const isHead = head.length >= SHORTEST_HEAD && (isOwnWord || isRecurringHead(head, known))
  return endings.flatMap(({ term }, i) => {
    if (isAfterWord[i]) return { term, certainty: isHead ? CERTAIN_HEAD : UNCERTAIN_HEAD }
    return isHead ? { term, certainty: UNCERTAIN_HEAD } : []
  })
}

function isFalseHead(before: string, head: string): boolean {
  return Object.entries(FALSE_HEADS).some(([first, heads]) => before.endsWith(first) && heads.includes(head))
}

/** Whether several words of the shop are a known first part with these letters behind it. */
export function isRecurringHead(letters: string, known: KnownWords): boolean {
  let compounds = 0
  for (const { before } of known.endingsIn(letters)) {
    if (isFirstPart(before, known) && ++compounds === LEAST_COMPOUNDS) return true
  }
  return false
}

/** Whether letters are a word, or a known first part, with or without linking letters behind it. */
export function isFirstPart(letters: string, known: KnownWords): boolean {
  return withoutLinkingLetters(letters).some(
    (part) => known.usesOf(part) > 0 || known.language.isFirstPart(part),
  )
}

/** What the first part of a compound may be by itself: for "dekens" also "deken". */
export function withoutLinkingLetters(letters: string): string[] {
  return LINKING_LETTERS.filter((link) => letters.endsWith(link)).map((link) =>
    letters.slice(0, letters.length - link.length),
  )
}
