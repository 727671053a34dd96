import { EMPTY_HEADS } from '../dutch/empty-heads.ts'
import { isFirstPart, isRecurringHead, withoutLinkingLetters } from './compound-parts.ts'
import { directMatches, hasPrimary } from './direct-matches.ts'
import type { Vocabulary } from './vocabulary.ts'

const SHORTEST_FIRST_PART = 3
const SHORTEST_HEAD = 4

export interface CompoundParts {
  first: string
  head: string
}

/** Two words of the shop that are written as one (boxspringtopper); the longest first part wins. */
export function splitCompound(word: string, vocabulary: Vocabulary): CompoundParts | undefined {
  const isKnown = (part: string) =>
    part.length >= SHORTEST_FIRST_PART && vocabulary.findPrimaryTerm(part) !== undefined
  for (let end = word.length - SHORTEST_HEAD; end >= SHORTEST_FIRST_PART; end--) {
    const head = word.slice(end)
    if (!isKnown(head)) continue
    const first = withoutLinkingLetters(word.slice(0, end)).find(isKnown)
    if (first !== undefined) return { first, head }
  }
  return undefined
}

/** What a compound is for or like when its end says nothing: tuin in tuinset. */
export function withoutEmptyHead(word: string, vocabulary: Vocabulary): string | undefined {
  const head = EMPTY_HEADS.find((end) => word.endsWith(end))
  if (head === undefined) return undefined
  return withoutLinkingLetters(word.slice(0, -head.length)).find(
    (part) =>
      part.length >= SHORTEST_FIRST_PART && hasPrimary(directMatches(part, vocabulary, false), vocabulary),
  )
}

/** The longest word that a word ends in and that means something here: bed in kinderbed, bank in loungebank. */
export function findHead(word: string, vocabulary: Vocabulary): CompoundParts | undefined {
  for (let start = SHORTEST_FIRST_PART; start <= word.length - SHORTEST_FIRST_PART; start++) {
    const first = word.slice(0, start)
    const head = word.slice(start)
    const hasFirstPart = isFirstPart(first, vocabulary)
    const isLongEnough = hasFirstPart || head.length >= SHORTEST_HEAD
    if (isLongEnough && vocabulary.findPrimaryTerm(head) !== undefined) return { first, head }
    // The shop may have it in other compounds only (tafellamp for leeslamp), or under another name.
    const isMeant = hasFirstPart || isRecurringHead(head, vocabulary) || vocabulary.language.isListed(head)
    if (
      isMeant &&
      head.length >= SHORTEST_HEAD &&
      hasPrimary(directMatches(head, vocabulary, false), vocabulary)
    ) {
      return { first, head }
    }
  }
  return undefined
}
