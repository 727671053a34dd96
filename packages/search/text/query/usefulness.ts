import { beginsTitles } from '../vocabulary/naming-terms.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { coveredWeight } from '../words/alternatives.ts'
import type { UnderstoodWord } from './understand-word.ts'

/** Applies to the word itself or a synonym, not to a compound or a word that it begins. */
const literalWeight = 0.9

/**
 * Sorts the words of a query, those first that are best left out when nothing has them all. The first to be left out are
 * the first part of a split compound, and bare numbers; then the qualities, the rarest last. The last is what to buy
 * (words of category names, of several the first: hoeslaken in "hoeslaken boxspring").
 */
export function byUsefulness(words: readonly UnderstoodWord[], vocabulary: Vocabulary): UnderstoodWord[] {
  return words
    .map((word, place) => ({ word, usefulness: calculateUsefulness(word, place, vocabulary) }))
    .sort((a, b) => a.usefulness - b.usefulness)
    .map(({ word }) => word)
}

/** Returns the word that says what to buy, the first of several; undefined when there is none. */
export function findKind(
  words: readonly UnderstoodWord[],
  vocabulary: Vocabulary,
): UnderstoodWord | undefined {
  return words.find((word) => !word.isQualifier && isKind(word, vocabulary))
}

/** Works like `findKind`; when no kind is named, returns the first word that is neither a quality nor a size. */
export function findThing(
  words: readonly UnderstoodWord[],
  vocabulary: Vocabulary,
): UnderstoodWord | undefined {
  const isThing = ({ word, isQualifier, isValue }: UnderstoodWord) =>
    !isQualifier && !isValue && !/\d/.test(word)
  return findKind(words, vocabulary) ?? words.find(isThing)
}

/** Whether a word names a kind, or covers one: a shopper who asks for a bed wants a boxspring, whatever else is asked. */
function isKind({ matches, isValue }: UnderstoodWord, vocabulary: Vocabulary): boolean {
  for (const [term, weight] of matches) {
    if (weight >= coveredWeight && vocabulary.isCategoryWord(term)) return true
    if (weight >= literalWeight && !isValue && beginsTitles(term, vocabulary)) return true
  }
  return false
}

function calculateUsefulness(asked: UnderstoodWord, place: number, vocabulary: Vocabulary): number {
  const { word, matches, isQualifier } = asked
  let rowCount = 0
  for (const term of matches.keys()) rowCount += vocabulary.getPostings(term).rows.length
  const rarity = 1 / (1 + rowCount)
  if (isQualifier || /^\d+$/.test(word)) return rarity
  return isKind(asked, vocabulary) ? 4 - place / 100 : 2 + rarity
}
