import type { Spelling } from '../spelling/spelling.ts'
import { directMatches, hasPrimary, type TermWeights } from '../vocabulary/direct-matches.ts'
import { namesAny, namesProducts } from '../vocabulary/naming-terms.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { readColorCompound } from '../words/color-words.ts'
import { isFirstPart } from '../words/compound-parts.ts'
import type { AskedWord } from './asked-word.ts'
import { type CompoundParts, findHead, splitCompound, withoutEmptyHead } from './split-word.ts'

/** A word of the query with what it finds; a product must contain one of its terms. */
export interface UnderstoodWord extends AskedWord {
  matches: TermWeights
  /** Terms that a product had better contain, too: what the lost first part of a compound finds. */
  hints?: TermWeights
  /** The word was taken for another: a typing error, or a compound of which only the head is known. */
  isCorrected: boolean
  /** The first part of a compound that was split: it says which kind, the head says what. */
  isQualifier: boolean
  /** A facet has a value of that name: it says how a thing is. */
  isValue?: boolean
  /** No product is called so: what it finds is only the nearest that the shop has. */
  isReplaced?: true
}

/** Another word that was probably meant. */
interface Meant {
  word: string
  hints?: TermWeights
}

const headAlone = 0.4
const shortestFirstPart = 3
const shortestHead = 4
/** Words of so many letters may hold two typing errors: slaapzak is not slaapbank. */
const longWord = 9
const hintWeight = 0.3
/** What a dropped or unknown word's nearest is worth; each next one less by this share. */
const nextNearest = 0.8

/**
 * Finds what a word means to this shop. Only when no product has it in a primary field: as two words (boxspringtopper:
 * boxspring and topper), as it stands in descriptions, or as another word that was probably meant; without a `spelling`
 * it is meant as it stands.
 */
export function understandWord(
  asked: AskedWord,
  isLast: boolean,
  vocabulary: Vocabulary,
  spelling: Spelling | undefined,
): UnderstoodWord[] {
  const matches = directMatches(asked.word, vocabulary, isLast)
  const literal = { ...asked, matches, isCorrected: false, isQualifier: false }
  const isNumber = /\d/.test(asked.word)
  if (isNumber) return [literal]
  if (hasPrimary(matches, vocabulary)) return [withColor(literal, vocabulary)]
  const nearest = nearestMatches(asked.word, vocabulary)
  if (hasPrimary(nearest, vocabulary)) {
    return [{ ...literal, matches: new Map([...matches, ...nearest]), isReplaced: true }]
  }

  const as = (word: string) => ({ ...literal, word, matches: directMatches(word, vocabulary, false) })
  // A word of the lists is one thing, whatever it is made of: a douchelaken is no laken.
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
  const meant = spelling && findMeant(asked.word, isLast, compound, vocabulary, spelling)
  if (meant) return [{ ...as(meant.word), ...meant, isCorrected: true }]
  const ofHead = nearestOfHead(asked.word, vocabulary)
  return [ofHead ? { ...literal, matches: ofHead, isReplaced: true } : literal]
}

/**
 * What comes nearest to a thing that other products stand beside ("rond de eettafel") and none is: who asks for a table
 * wants no rug for under it. As it is when the shop has the thing, or nothing of a kind that comes near.
 */
export function asNearestKind(word: UnderstoodWord, vocabulary: Vocabulary): UnderstoodWord {
  if (word.isReplaced || word.isValue || namesAny(word.matches.keys(), vocabulary)) return word
  const nearest = nearestMatches(word.word, vocabulary)
  return namesProducts(nearest.keys(), vocabulary) ? { ...word, matches: nearest, isReplaced: true } : word
}

/** The same of a compound whose head is no kind of the shop: a hoekbank is a bank, whatever stands in a hoek. */
function nearestKindOfHead(
  word: string,
  head: string | undefined,
  vocabulary: Vocabulary,
): TermWeights | undefined {
  if (head === undefined || namesAny(directMatches(head, vocabulary, false).keys(), vocabulary))
    return undefined
  const nearest = nearestOfHead(word, vocabulary)
  return nearest && namesProducts(nearest.keys(), vocabulary) ? nearest : undefined
}

/** What comes nearest to the head of a compound that means nothing itself: for hoekbank what there is for bank. */
function nearestOfHead(word: string, vocabulary: Vocabulary): TermWeights | undefined {
  for (let start = shortestFirstPart; start <= word.length - shortestHead; start++) {
    const nearest = nearestMatches(word.slice(start), vocabulary)
    if (hasPrimary(nearest, vocabulary)) return nearest
  }
  return undefined
}

/** What comes nearest to a word, as the lists have it. */
export function nearestMatches(word: string, vocabulary: Vocabulary): TermWeights {
  const matches: TermWeights = new Map()
  let share = 1
  for (const near of vocabulary.language.nearestOf(word)) {
    for (const [term, weight] of directMatches(near, vocabulary, false)) {
      if ((matches.get(term) ?? 0) < weight * share) matches.set(term, weight * share)
    }
    share *= nextNearest
  }
  return matches
}

/** Behind products in the shade that was asked for, the other shades of that color. */
function withColor(word: UnderstoodWord, vocabulary: Vocabulary): UnderstoodWord {
  const compound = readColorCompound(word.word)
  if (!compound) return word
  return { ...word, hints: weakened(directMatches(compound.color, vocabulary, false), hintWeight) }
}

/** With one typing error, by its head alone (winterdekbed: dekbed), unfinished with an error, or with two errors. */
function findMeant(
  word: string,
  isLast: boolean,
  compound: CompoundParts | undefined,
  vocabulary: Vocabulary,
  spelling: Spelling,
): Meant | undefined {
  const { confusionsOf, isListed, isKnown, isKnownWhole } = vocabulary.language
  // A right word is no typing error, whether or not the shop has anything for it. Two right words may stand together by
  // mistake: a boxsring is no ring in a box.
  const isRight = isListed(word) || isKnownWhole(word)
  if (!isRight) {
    const near = spelling.findMeant(word, { onlyKinds: isKnown(word) })
    if (near !== undefined) return { word: near }
    // Spelled by ear, of a word that only the lists know.
    const listed = confusionsOf(word).find(isListed)
    if (listed !== undefined && hasPrimary(directMatches(listed, vocabulary, false), vocabulary))
      return { word: listed }
  }
  if (compound && isLikely(word, compound, vocabulary))
    return {
      word: compound.head,
      hints: weakened(directMatches(compound.first, vocabulary, true), hintWeight),
    }
  if (isRight || isKnown(word)) return undefined
  const far =
    (isLast ? spelling.findUnfinished(word) : undefined) ??
    (word.length >= longWord ? spelling.findFar(word) : undefined)
  return far === undefined ? undefined : { word: far }
}

/** A mand is no thing of this shop, though it has a tree in one: a hondenmand is not to be had. */
function isLikely(word: string, { first, head }: CompoundParts, vocabulary: Vocabulary): boolean {
  const canBegin = !vocabulary.language.isKnownWhole(word) && isFirstPart(first, vocabulary)
  return canBegin || namesProducts(directMatches(head, vocabulary, false).keys(), vocabulary)
}

/** The few products that are described with a compound, and behind them what its head finds. */
function behind(matches: TermWeights, ofHead: TermWeights): TermWeights {
  return new Map([...weakened(ofHead, headAlone), ...matches])
}

function weakened(matches: TermWeights, share: number): TermWeights {
  return new Map(Array.from(matches, ([term, weight]) => [term, weight * share]))
}
