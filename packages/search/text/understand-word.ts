import { isFirstPart, LINKING_LETTERS } from './compound-parts.ts'
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

const SHORTEST_PART = 4
const SHORTEST_FIRST_PART = 3
/** Shorter heads need more reason to be taken for one. */
const LONG_HEAD = 5
/** Longer words may hold two typing errors. */
const LONG_WORD = 8

/**
 * Finds what a word means to this shop. Only when no product has it in a primary field: as two words (boxspringtopper:
 * boxspring and topper), with one typing error, by its head alone (winterdekbed: dekbed), with two typing errors.
 */
export function understandWord(
  asked: AskedWord,
  isLast: boolean,
  vocabulary: Vocabulary,
  spelling: Spelling,
): UnderstoodWord[] {
  const direct = directMatches(asked.word, vocabulary, isLast)
  const literal = { ...asked, matches: direct, isCorrected: false, isQualifier: false }
  if (hasPrimary(direct, vocabulary) || isCode(asked.word, direct)) return [literal]

  const parts = splitCompound(asked.word, vocabulary)
  if (parts)
    return parts.map((part, i) => ({
      ...literal,
      ...meaning(part, vocabulary),
      typed: [part],
      isQualifier: i === 0,
    }))

  const meant = findMeant(asked.word, vocabulary, spelling)
  return meant === undefined ? [literal] : [{ ...literal, ...meaning(meant, vocabulary), isCorrected: true }]
}

function meaning(word: string, vocabulary: Vocabulary): { word: string; matches: TermWeights } {
  return { word, matches: directMatches(word, vocabulary, false) }
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

/** A product number is no misspelling, though it stands in no title. */
function isCode(word: string, direct: TermWeights): boolean {
  return /\d/.test(word) && direct.size > 0
}

/** Two known words that are written as one; the longest first part wins. */
function splitCompound(word: string, vocabulary: Vocabulary): [string, string] | undefined {
  for (let end = word.length - SHORTEST_PART; end >= SHORTEST_FIRST_PART; end--) {
    const head = word.slice(end)
    if (vocabulary.findPrimaryTerm(head) === undefined) continue
    const letters = word.slice(0, end)
    for (const link of LINKING_LETTERS) {
      const first = letters.slice(0, letters.length - link.length)
      if (
        letters.endsWith(link) &&
        first.length >= SHORTEST_FIRST_PART &&
        vocabulary.findPrimaryTerm(first) !== undefined
      ) {
        return [first, head]
      }
    }
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
