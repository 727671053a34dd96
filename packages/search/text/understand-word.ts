import { LINKING_LETTERS } from './compound-parts.ts'
import { directMatches, hasPrimary, type TermWeights } from './direct-matches.ts'
import type { AskedWord } from './join-words.ts'
import type { Spelling } from './spelling.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A word of the query with what it finds; a product must contain one of its terms. */
export interface UnderstoodWord extends AskedWord {
  matches: TermWeights
  /** The word was taken for another: a typing error, or a compound of which only the head is known. */
  isCorrected: boolean
}

const SHORTEST_PART = 4
const SHORTEST_HEAD = 5
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
  const literal = { ...asked, matches: direct, isCorrected: false }
  if (hasPrimary(direct, vocabulary) || isCode(asked.word, direct)) return [literal]

  const parts = splitCompound(asked.word, vocabulary)
  if (parts) {
    return parts.map((word) => ({
      typed: [word],
      word,
      matches: directMatches(word, vocabulary, false),
      isCorrected: false,
    }))
  }
  const meant =
    spelling.findNear(asked.word, 1) ??
    findHead(asked.word, vocabulary) ??
    (asked.word.length >= LONG_WORD ? spelling.findNear(asked.word, 2) : undefined)
  if (meant === undefined) return [literal]
  return [{ ...asked, word: meant, matches: directMatches(meant, vocabulary, false), isCorrected: true }]
}

/** A product number is no misspelling, though it stands in no title. */
function isCode(word: string, direct: TermWeights): boolean {
  return /\d/.test(word) && direct.size > 0
}

/** Two known words that are written as one; the longest first part wins. */
function splitCompound(word: string, vocabulary: Vocabulary): [string, string] | undefined {
  for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART - 1; end--) {
    const head = word.slice(end)
    if (vocabulary.findPrimaryTerm(head) === undefined) continue
    const letters = word.slice(0, end)
    for (const link of LINKING_LETTERS) {
      const first = letters.slice(0, letters.length - link.length)
      if (letters.endsWith(link) && first.length >= 3 && vocabulary.findPrimaryTerm(first) !== undefined) {
        return [first, head]
      }
    }
  }
  return undefined
}

/** The longest known word that the word ends in. */
function findHead(word: string, vocabulary: Vocabulary): string | undefined {
  for (let start = 3; start <= word.length - SHORTEST_HEAD; start++) {
    const head = word.slice(start)
    if (vocabulary.findPrimaryTerm(head) !== undefined) return head
  }
  return undefined
}
