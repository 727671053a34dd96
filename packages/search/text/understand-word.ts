import { isFirstPart, withoutLinkingLetters } from './compound-parts.ts'
import { directMatches, hasPrimary, type TermWeights } from './direct-matches.ts'
import type { AskedWord } from './join-words.ts'
import type { Spelling } from './spelling.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A word of the query with what it finds; a product must contain one of its terms. */
export interface UnderstoodWord extends AskedWord {
  matches: TermWeights
  /** The word was taken for another: a typing error, or a compound of which only the head is known. */
  isCorrected: boolean
  /** The first part of a compound that was split: it says which kind, the head says what. */
  isQualifier: boolean
}

const HEAD_ALONE = 0.4
const SHORTEST_PART = 4
const SHORTEST_FIRST_PART = 3
/** Shorter heads need more reason to be taken for one. */
const LONG_HEAD = 5
/** Words of so many letters may hold two typing errors: slaapzak is not slaapbank. */
const LONG_WORD = 9

/**
 * Finds what a word means to this shop. Only when no product has it in a primary field: as two words (boxspringtopper:
 * boxspring and topper), as it stands in descriptions, with one typing error, by its head alone (winterdekbed: dekbed),
 * with two typing errors.
 */
export function understandWord(
  asked: AskedWord,
  isLast: boolean,
  vocabulary: Vocabulary,
  spelling: Spelling,
): UnderstoodWord[] {
  const matches = directMatches(asked.word, vocabulary, isLast)
  const literal = { ...asked, matches, isCorrected: false, isQualifier: false }
  const isNumber = /\d/.test(asked.word)
  if (isNumber || hasPrimary(matches, vocabulary)) return [literal]

  const parts = splitCompound(asked.word, vocabulary)
  if (parts) {
    const understand = (word: string) => ({
      ...literal,
      word,
      typed: [word],
      matches: meaningOf(word, vocabulary),
    })
    return [{ ...understand(parts.first), isQualifier: true }, understand(parts.head)]
  }
  if (matches.size > 0) return [{ ...literal, matches: withHead(asked.word, matches, vocabulary) }]

  const word = findMeant(asked.word, vocabulary, spelling)
  if (word === undefined) return [literal]
  return [{ ...literal, word, matches: meaningOf(word, vocabulary), isCorrected: true }]
}

function meaningOf(word: string, vocabulary: Vocabulary): TermWeights {
  return directMatches(word, vocabulary, false)
}

/** The few products that are described with a compound, and behind them what its head finds. */
function withHead(word: string, matches: TermWeights, vocabulary: Vocabulary): TermWeights {
  const head = findHead(word, vocabulary)
  if (head === undefined) return matches
  const ofHead = Array.from(
    meaningOf(head, vocabulary),
    ([term, weight]) => [term, weight * HEAD_ALONE] as const,
  )
  return new Map([...ofHead, ...matches])
}

function findMeant(word: string, vocabulary: Vocabulary, spelling: Spelling): string | undefined {
  // A word of the lists is Dutch, whether or not the shop sells it: no typing error.
  if (vocabulary.language.isListed(word)) return findHead(word, vocabulary)
  return (
    spelling.findNear(word, 1) ??
    findHead(word, vocabulary) ??
    (word.length >= LONG_WORD ? spelling.findNear(word, 2) : undefined)
  )
}

/** Two known words that are written as one; the longest first part wins. */
function splitCompound(word: string, vocabulary: Vocabulary): { first: string; head: string } | undefined {
  const isKnown = (part: string) =>
    part.length >= SHORTEST_FIRST_PART && vocabulary.findPrimaryTerm(part) !== undefined
  for (let end = word.length - SHORTEST_PART; end >= SHORTEST_FIRST_PART; end--) {
    const head = word.slice(end)
    if (!isKnown(head)) continue
    const first = withoutLinkingLetters(word.slice(0, end)).find(isKnown)
    if (first !== undefined) return { first, head }
  }
  return undefined
}

/** The longest word that the word ends in and that is its head: bed in kinderbed, bank in loungebank. */
function findHead(word: string, vocabulary: Vocabulary): string | undefined {
  for (let start = SHORTEST_FIRST_PART; start <= word.length - SHORTEST_FIRST_PART; start++) {
    const head = word.slice(start)
    const term = vocabulary.findPrimaryTerm(head)
    const hasFirstPart = isFirstPart(word.slice(0, start), vocabulary)
    if (term === undefined) {
      // The shop may have it in other compounds only: eetkamerstoel for bureaustoel.
      if (hasFirstPart && head.length >= SHORTEST_PART && vocabulary.isEnding(head)) return head
      continue
    }
    const isKind = head.length >= SHORTEST_PART && vocabulary.isCategoryWord(term)
    if (hasFirstPart || isKind || head.length >= LONG_HEAD) return head
  }
  return undefined
}
