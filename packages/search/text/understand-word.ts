import { directMatches, hasPrimary, type TermWeights } from './direct-matches.ts'
import type { AskedWord } from './join-words.ts'
import type { Spelling } from './spelling.ts'
import { type CompoundParts, findHead, splitCompound } from './split-word.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A word of the query with what it finds; a product must contain one of its terms. */
export interface UnderstoodWord extends AskedWord {
  matches: TermWeights
  /** Terms that a product had better contain, too: what the lost first part of a compound finds. */
  hints?: TermWeights
  /** The word was taken for another: a typing error, or a compound of which only the head is known. */
  isCorrected: boolean
  /** The first part of a compound that was split: it says which kind, the head says what. */
  isQualifier: boolean
}

/** Another word that was probably meant. */
interface Meant {
  word: string
  hints?: TermWeights
}

const HEAD_ALONE = 0.4
/** Words of so many letters may hold two typing errors: slaapzak is not slaapbank. */
const LONG_WORD = 9
const HINT_WEIGHT = 0.3

/**
 * Finds what a word means to this shop. Only when no product has it in a primary field: as two words (boxspringtopper:
 * boxspring and topper), as it stands in descriptions, or as another word that was probably meant.
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

  const as = (word: string) => ({ ...literal, word, matches: directMatches(word, vocabulary, false) })
  const parts = splitCompound(asked.word, vocabulary)
  if (parts) {
    return [
      { ...as(parts.first), typed: [parts.first], isQualifier: true },
      { ...as(parts.head), typed: [parts.head] },
    ]
  }
  const compound = findHead(asked.word, vocabulary)
  if (matches.size > 0) {
    return [compound ? { ...literal, matches: behind(matches, as(compound.head).matches) } : literal]
  }
  const meant = findMeant(asked.word, isLast, compound, vocabulary, spelling)
  return [meant ? { ...as(meant.word), ...meant, isCorrected: true } : literal]
}

/** With one typing error, by its head alone (winterdekbed: dekbed), unfinished with an error, or with two errors. */
function findMeant(
  word: string,
  isLast: boolean,
  compound: CompoundParts | undefined,
  vocabulary: Vocabulary,
  spelling: Spelling,
): Meant | undefined {
  // A word of the lists is Dutch, whether or not the shop sells it: no typing error.
  if (!vocabulary.language.isListed(word)) {
    const near = spelling.findConfused(word) ?? spelling.findNear(word, 1)
    if (near !== undefined) return { word: near }
  }
  if (compound)
    return {
      word: compound.head,
      hints: weakened(directMatches(compound.first, vocabulary, true), HINT_WEIGHT),
    }
  const far =
    (isLast ? spelling.findUnfinished(word) : undefined) ??
    (word.length >= LONG_WORD ? spelling.findNear(word, 2) : undefined)
  return far === undefined ? undefined : { word: far }
}

/** The few products that are described with a compound, and behind them what its head finds. */
function behind(matches: TermWeights, ofHead: TermWeights): TermWeights {
  return new Map([...weakened(ofHead, HEAD_ALONE), ...matches])
}

function weakened(matches: TermWeights, share: number): TermWeights {
  return new Map(Array.from(matches, ([term, weight]) => [term, weight * share]))
}
