import { FIRST_WORD_WEIGHT } from './index-document.ts'
import type { UnderstoodWord } from './understand-word.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The word itself or a synonym of it, not a compound or a word it begins. */
const LITERAL_WEIGHT = 0.9

/** Products that are looked at to tell what a word is. */
const MOST_SAMPLED = 50

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

/** The word that says what is bought, the first of several; undefined when none says so. */
export function kindOf(words: readonly UnderstoodWord[], vocabulary: Vocabulary): UnderstoodWord | undefined {
  return words.find((word) => !word.isQualifier && isKind(word, vocabulary))
}

function isKind({ matches, isValue }: UnderstoodWord, vocabulary: Vocabulary): boolean {
  for (const [term, weight] of matches) {
    if (weight < LITERAL_WEIGHT) continue
    if (vocabulary.isCategoryWord(term) || (!isValue && beginsTitles(term, vocabulary))) return true
  }
  return false
}

/** Whether products with the word mostly begin with it: Dutch titles begin with what a thing is. */
function beginsTitles(term: number, vocabulary: Vocabulary): boolean {
  const weights = vocabulary.postingsOf(term).weights.view().subarray(0, MOST_SAMPLED)
  return weights.filter((weight) => weight >= FIRST_WORD_WEIGHT).length * 2 > weights.length
}

function usefulnessOf(asked: UnderstoodWord, place: number, vocabulary: Vocabulary): number {
  const { word, matches, isQualifier } = asked
  let rowCount = 0
  for (const term of matches.keys()) rowCount += vocabulary.postingsOf(term).rows.length
  const rarity = 1 / (1 + rowCount)
  if (isQualifier || /^\d+$/.test(word)) return rarity
  return isKind(asked, vocabulary) ? 4 - place / 100 : 2 + rarity
}
