import type { UnderstoodWord } from './understand-word.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The word itself or a synonym of it, not a compound or a word it begins. */
const LITERAL_WEIGHT = 0.9

/**
 * The words of a query, those first that are best left out when nothing has them all. Last to go is what is bought (words
 * of category names, of several the first: hoeslaken in "hoeslaken boxspring"), before that how it is to be, the rarest
 * last; first go the first part of a compound that was split, and bare numbers.
 */
export function byUsefulness(words: readonly UnderstoodWord[], vocabulary: Vocabulary): UnderstoodWord[] {
  return words
    .map((word, place) => ({ word, usefulness: usefulnessOf(word, place, vocabulary) }))
    .sort((a, b) => a.usefulness - b.usefulness)
    .map(({ word }) => word)
}

function usefulnessOf(
  { word, matches, isQualifier }: UnderstoodWord,
  place: number,
  vocabulary: Vocabulary,
): number {
  let rowCount = 0
  let isKind = false
  for (const [term, weight] of matches) {
    rowCount += vocabulary.postingsOf(term).rows.length
    isKind ||= weight >= LITERAL_WEIGHT && vocabulary.isCategoryWord(term)
  }
  const rarity = 1 / (1 + rowCount)
  if (isQualifier || /^\d+$/.test(word)) return rarity
  return isKind ? 4 - place / 100 : 2 + rarity
}
