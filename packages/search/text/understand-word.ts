import { isFirstPart, isRecurringHead, withoutLinkingLetters } from './compound-parts.ts'
import { directMatches, hasPrimary, type TermWeights } from './direct-matches.ts'
import type { AskedWord } from './join-words.ts'
import type { Spelling } from './spelling.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A word of the query with what it finds; a product must contain one of its terms. */
export interface UnderstoodWord extends AskedWord {
  matches: TermWeights
  /** Terms that a product had better contain, too: what begins as the lost first part of a compound. */
  hints?: TermWeights
  /** The word was taken for another: a typing error, or a compound of which only the head is known. */
  isCorrected: boolean
  /** The first part of a compound that was split: it says which kind, the head says what. */
  isQualifier: boolean
}

const HEAD_ALONE = 0.4
const SHORTEST_HEAD = 4
const SHORTEST_FIRST_PART = 3
/** Words of so many letters may hold two typing errors: slaapzak is not slaapbank. */
const LONG_WORD = 9
const MOST_HINTS = 50
const HINT_WEIGHT = 0.3

/**
 * Finds what a word means to this shop. Only when no product has it in a primary field: as two words (boxspringtopper:
 * boxspring and topper), as it stands in descriptions, with one typing error, by its head alone (winterdekbed: dekbed),
 * unfinished with an error, with two errors.
 */
export function understandWord(
  asked: AskedWord,
  isLast: boolean,
  vocabulary: Vocabulary,
  spelling: Spelling,
): UnderstoodWord[] {
  const { word } = asked
  const matches = directMatches(word, vocabulary, isLast)
  const literal = { ...asked, matches, isCorrected: false, isQualifier: false }
  const isNumber = /\d/.test(word)
  if (isNumber || hasPrimary(matches, vocabulary)) return [literal]

  const parts = splitCompound(word, vocabulary)
  if (parts) {
    const understand = (part: string) => ({
      ...literal,
      word: part,
      typed: [part],
      matches: meaningOf(part, vocabulary),
    })
    return [{ ...understand(parts.first), isQualifier: true }, understand(parts.head)]
  }
  const head = findHead(word, vocabulary)
  if (matches.size > 0)
    return [head ? { ...literal, matches: withHead(matches, head.word, vocabulary) } : literal]

  const corrected = (meant: string) => ({
    ...literal,
    word: meant,
    matches: meaningOf(meant, vocabulary),
    isCorrected: true,
  })
  // A word of the lists is Dutch, whether or not the shop sells it: no typing error.
  const near = vocabulary.language.isListed(word)
    ? undefined
    : (spelling.findConfused(word) ?? spelling.findNear(word, 1))
  if (near !== undefined) return [corrected(near)]
  if (head) return [{ ...corrected(head.word), hints: beginningWith(head.before, vocabulary) }]
  const far =
    (isLast ? spelling.findUnfinished(word) : undefined) ??
    (word.length >= LONG_WORD ? spelling.findNear(word, 2) : undefined)
  return [far === undefined ? literal : corrected(far)]
}

function meaningOf(word: string, vocabulary: Vocabulary): TermWeights {
  return directMatches(word, vocabulary, false)
}

/** The few products that are described with a compound, and behind them what its head finds. */
function withHead(matches: TermWeights, head: string, vocabulary: Vocabulary): TermWeights {
  const ofHead = Array.from(
    meaningOf(head, vocabulary),
    ([term, weight]) => [term, weight * HEAD_ALONE] as const,
  )
  return new Map([...ofHead, ...matches])
}

function beginningWith(letters: string, vocabulary: Vocabulary): TermWeights {
  const hints: TermWeights = new Map()
  for (const word of vocabulary.forwards.startingWith(letters, MOST_HINTS)) {
    const term = vocabulary.findWord(word)?.term
    if (term !== undefined) hints.set(term, HINT_WEIGHT)
  }
  return hints
}

/** Two known words that are written as one; the longest first part wins. */
function splitCompound(word: string, vocabulary: Vocabulary): { first: string; head: string } | undefined {
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

/** The longest word that the word ends in and that means something here: bed in kinderbed, bank in loungebank. */
function findHead(word: string, vocabulary: Vocabulary): { before: string; word: string } | undefined {
  for (let start = SHORTEST_FIRST_PART; start <= word.length - SHORTEST_FIRST_PART; start++) {
    const before = word.slice(0, start)
    const head = word.slice(start)
    const hasFirstPart = isFirstPart(before, vocabulary)
    if (!hasFirstPart && head.length < SHORTEST_HEAD) return undefined
    if (vocabulary.findPrimaryTerm(head) !== undefined) return { before, word: head }
    // The shop may have it in other compounds only (tafellamp for leeslamp), or under another name.
    const isMeant = hasFirstPart || isRecurringHead(head, vocabulary) || vocabulary.language.isListed(head)
    if (isMeant && head.length >= SHORTEST_HEAD && hasPrimary(meaningOf(head, vocabulary), vocabulary)) {
      return { before, word: head }
    }
  }
  return undefined
}
