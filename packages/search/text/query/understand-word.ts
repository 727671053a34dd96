import type { Spelling } from '../spelling/spelling.ts'
import { findDirectMatches, hasPrimary, type TermWeights } from '../vocabulary/direct-matches.ts'
import { namesAny, namesProducts } from '../vocabulary/naming-terms.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { readColorCompound } from '../words/color-words.ts'
import { isFirstPart } from '../words/compound-parts.ts'
import type { AskedWord } from './asked-word.ts'
import { type CompoundParts, findHead, splitCompound, withoutEmptyHead } from './split-word.ts'

/** A word of the query with the terms it finds; a product must contain one of them. */
export interface UnderstoodWord extends AskedWord {
  matches: TermWeights
  /** Terms that a product should preferably contain as well: those of the lost first part of a compound. */
  hints?: TermWeights
  /** Another word was used instead: a typing error was corrected, or only the head of a compound is known. */
  isCorrected: boolean
  /** The first part of a compound that was split: it says which kind, while the head says what. */
  isQualifier: boolean
  /** A facet has a value of this name, so the word describes a product. */
  isValue?: boolean
  /** No product has this name: the word finds only the nearest that the shop has. */
  isReplaced?: true
}

interface Meant {
  word: string
  hints?: TermWeights
}

const headAlone = 0.4
const shortestFirstPart = 3
const shortestHead = 4
/** Words of this length may contain two typing errors: slaapzak is not slaapbank. */
const longWord = 9
const hintWeight = 0.3
/** The weight of the alternatives to a dropped or unknown word; each next one counts less by this share. */
const nextNearest = 0.8

/**
 * Finds what a word means to this shop. When no product has it in a primary field, it tries two words (boxspringtopper:
 * boxspring and topper), the word as it occurs in descriptions, and another word that was probably meant. Without a
 * `spelling` the word is taken as it is.
 */
export function understandWord(
  asked: AskedWord,
  isLast: boolean,
  vocabulary: Vocabulary,
  spelling: Spelling | undefined,
): UnderstoodWord[] {
  const matches = findDirectMatches(asked.word, vocabulary, isLast)
  const literal = { ...asked, matches, isCorrected: false, isQualifier: false }
  const isNumber = /\d/.test(asked.word)
  if (isNumber) return [literal]
  if (hasPrimary(matches, vocabulary)) return [withColor(literal, vocabulary)]
  const nearest = findNearestMatches(asked.word, vocabulary)
  if (hasPrimary(nearest, vocabulary)) {
    return [{ ...literal, matches: new Map([...matches, ...nearest]), isReplaced: true }]
  }

  const as = (word: string) => ({ ...literal, word, matches: findDirectMatches(word, vocabulary, false) })
  // A word of the lists is one thing, whatever its parts are: a douchelaken is not a laken.
  const isFoundAsListed = matches.size > 0 && vocabulary.language.isListed(asked.word)
  const kept = isFoundAsListed || !spelling ? undefined : withoutEmptyHead(asked.word, vocabulary)
  if (kept !== undefined) return [{ ...as(kept), isCorrected: true }]
  const isWhole = isFoundAsListed || vocabulary.language.isKnownWhole(asked.word)
  const parts = isWhole ? undefined : splitCompound(asked.word, vocabulary)
  const nearHead = parts && nearestKindOfHead(asked.word, parts.parts[parts.kindAt], vocabulary)
  if (nearHead) return [{ ...literal, matches: nearHead, isReplaced: true }]
  if (parts) {
    return parts.parts.map((part, at) => ({
      ...as(part),
      typed: [part],
      isQualifier: at < parts.kindAt,
    }))
  }
  const isOneThing = isFoundAsListed || vocabulary.language.isServiceWord(asked.word)
  const compound = isOneThing ? undefined : findHead(asked.word, vocabulary)
  if (matches.size > 0) {
    return [compound ? { ...literal, matches: behind(matches, as(compound.head).matches) } : literal]
  }
  const meant = spelling && findMeant({ word: asked.word, isLast, compound, vocabulary, spelling })
  if (meant) return [{ ...as(meant.word), ...meant, isCorrected: true }]
  const ofHead = nearestOfHead(asked.word, vocabulary)
  return [ofHead ? { ...literal, matches: ofHead, isReplaced: true } : literal]
}

/**
 * Returns the nearest alternative to a thing that other products go with ("rond de eettafel") but none is: a shopper who
 * asks for a table does not want a rug to put under it. Unchanged when the shop has the thing, or nothing of a kind that
 * comes near.
 */
export function asNearestKind(word: UnderstoodWord, vocabulary: Vocabulary): UnderstoodWord {
  if (word.isReplaced || word.isValue || namesAny(word.matches.keys(), vocabulary)) return word
  const nearest = findNearestMatches(word.word, vocabulary)
  return namesProducts(nearest.keys(), vocabulary) ? { ...word, matches: nearest, isReplaced: true } : word
}

/** Does the same for a compound whose head is not a kind of the shop: a hoekbank is a bank, whatever is sold for a hoek. */
function nearestKindOfHead(
  word: string,
  head: string | undefined,
  vocabulary: Vocabulary,
): TermWeights | undefined {
  if (head === undefined || namesAny(findDirectMatches(head, vocabulary, false).keys(), vocabulary))
    return undefined
  const nearest = nearestOfHead(word, vocabulary)
  return nearest && namesProducts(nearest.keys(), vocabulary) ? nearest : undefined
}

/** Returns alternatives to the head of a compound that means nothing itself: those of bank for hoekbank. */
function nearestOfHead(word: string, vocabulary: Vocabulary): TermWeights | undefined {
  for (let start = shortestFirstPart; start <= word.length - shortestHead; start++) {
    const nearest = findNearestMatches(word.slice(start), vocabulary)
    if (hasPrimary(nearest, vocabulary)) return nearest
  }
  return undefined
}

/** Returns the alternatives to a word, according to the lists. */
export function findNearestMatches(word: string, vocabulary: Vocabulary): TermWeights {
  const matches: TermWeights = new Map()
  let share = 1
  for (const near of vocabulary.language.listNearest(word)) {
    for (const [term, weight] of findDirectMatches(near, vocabulary, false)) {
      if ((matches.get(term) ?? 0) < weight * share) matches.set(term, weight * share)
    }
    share *= nextNearest
  }
  return matches
}

/** Adds the other shades of a color, after products in the shade that was asked for. */
function withColor(word: UnderstoodWord, vocabulary: Vocabulary): UnderstoodWord {
  const compound = readColorCompound(word.word)
  if (!compound) return word
  return { ...word, hints: weakened(findDirectMatches(compound.color, vocabulary, false), hintWeight) }
}

/**
 * Returns the word that was meant: with one typing error, by its head (winterdekbed: dekbed), unfinished, or with two
 * errors.
 */
function findMeant({
  word,
  isLast,
  compound,
  vocabulary,
  spelling,
}: {
  word: string
  isLast: boolean
  compound: CompoundParts | undefined
  vocabulary: Vocabulary
  spelling: Spelling
}): Meant | undefined {
  const { listConfusions, isListed, isKnown, isKnownWhole } = vocabulary.language
  // A right word is not a typing error, whether or not the shop has such a product. Two right words may be joined by
  // mistake: a boxsring is not a ring in a box.
  const isRight = isListed(word) || isKnownWhole(word)
  if (!isRight) {
    const near = spelling.findMeant(word, { onlyKinds: isKnown(word) })
    if (near !== undefined) return { word: near }
    // A word spelled by ear that only the lists know.
    const listed = listConfusions(word).find(isListed)
    if (listed !== undefined && hasPrimary(findDirectMatches(listed, vocabulary, false), vocabulary))
      return { word: listed }
  }
  if (compound && isLikely(word, compound, vocabulary))
    return {
      word: compound.head,
      hints: weakened(findDirectMatches(compound.first, vocabulary, true), hintWeight),
    }
  if (isRight || isKnown(word)) return undefined
  const far =
    (isLast ? spelling.findUnfinished(word) : undefined) ??
    (word.length >= longWord ? spelling.findFar(word) : undefined)
  return far === undefined ? undefined : { word: far }
}

/** Whether a compound probably means its head. The shop has no manden, only a tree in one, so it has no hondenmand. */
function isLikely(word: string, { first, head }: CompoundParts, vocabulary: Vocabulary): boolean {
  const canBegin = !vocabulary.language.isKnownWhole(word) && isFirstPart(first, vocabulary)
  return canBegin || namesProducts(findDirectMatches(head, vocabulary, false).keys(), vocabulary)
}

/** Puts the few products that are described with a compound before those that its head finds. */
function behind(matches: TermWeights, ofHead: TermWeights): TermWeights {
  return new Map([...weakened(ofHead, headAlone), ...matches])
}

function weakened(matches: TermWeights, share: number): TermWeights {
  return new Map(Array.from(matches, ([term, weight]) => [term, weight * share]))
}
