import { falseHeads } from '../../dutch/false-heads.ts'
import { linkingLetters } from '../../dutch/linking-letters.ts'
import type { Language } from './language.ts'

/** What has to be known about a shop's words to separate the parts of a compound. */
export interface KnownWords {
  readonly language: Pick<Language, 'isFirstPart'>
  words(): Iterable<[string, { uses: number }]>
  countUses(word: string): number
  findPrimaryTerm(word: string): number | undefined
  endingsIn(letters: string): Iterable<{ term: number; before: string }>
}

const shortestFirstPart = 3
const shortestHead = 4

const certainHead = 0.9
const uncertainHead = 0.6
/** Shorter letters end too many words: "ring" ends boxspring, "rek" ends overtrek. */
const shortestFreeHead = 5
/** How many compounds with a known first part prove that letters are a head: tafellamp and vloerlamp prove lamp. */
const leastCompounds = 2

/** A compound that ends in the requested head. */
interface Compound {
  term: number
  certainty: number
}

/**
 * Returns the compounds whose head the word is, and with what certainty: overtrek in dekbedovertrek. A short word must
 * be one of the shop's own or recur as a head; three letters must have a word before them.
 */
export function listCompoundsWithHead(head: string, known: KnownWords): Compound[] {
  if (head.length < shortestFirstPart) return []
  const endings = [...known.endingsIn(head)].filter(({ before }) => !isFalseHead(before, head))
  if (head.length >= shortestFreeHead) return endings.map(({ term }) => ({ term, certainty: certainHead }))

  const isAfterWord = endings.map(({ before }) => isFirstPart(before, known))
  const isOwnWord = known.findPrimaryTerm(head) !== undefined
  const isHead = head.length >= shortestHead && (isOwnWord || isRecurringHead(head, known))
  return endings.flatMap(({ term }, i) => {
    if (isAfterWord[i]) return { term, certainty: isHead ? certainHead : uncertainHead }
    return isHead ? { term, certainty: uncertainHead } : []
  })
}

function isFalseHead(before: string, head: string): boolean {
  return Object.entries(falseHeads).some(([first, heads]) => before.endsWith(first) && heads.includes(head))
}

/** Whether several words of the shop are a known first part followed by these letters. */
export function isRecurringHead(letters: string, known: KnownWords): boolean {
  let compounds = 0
  for (const { before } of known.endingsIn(letters)) {
    if (isFirstPart(before, known) && ++compounds === leastCompounds) return true
  }
  return false
}

/** Whether letters are a word or a known first part, with or without linking letters at the end. */
export function isFirstPart(letters: string, known: KnownWords): boolean {
  return withoutLinkingLetters(letters).some(
    (part) => known.countUses(part) > 0 || known.language.isFirstPart(part),
  )
}

/** Returns what the first part of a compound may be by itself: for "dekens" also "deken". */
export function withoutLinkingLetters(letters: string): string[] {
  return linkingLetters
    .filter((link) => letters.endsWith(link))
    .map((link) => letters.slice(0, letters.length - link.length))
}
