import { beginsTitles } from '../vocabulary/naming-terms.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { coveredWeight } from '../words/alternatives.ts'
import type { UnderstoodWord } from './understand-word.ts'

/** The word itself or a synonym of it, not a compound or a word it begins. */
const literalWeight = 0.9

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

/** As `kindOf` or, when no kind is named, the first word that says neither how a thing is nor how large. */
export function thingOf(
  words: readonly UnderstoodWord[],
  vocabulary: Vocabulary,
): UnderstoodWord | undefined {
  const isThing = ({ word, isQualifier, isValue }: UnderstoodWord) =>
    !isQualifier && !isValue && !/\d/.test(word)
  return kindOf(words, vocabulary) ?? words.find(isThing)
}

/** A word that covers a category is a kind, too: who asks for a bed wants a boxspring, whatever else the words say. */
function isKind({ matches, isValue }: UnderstoodWord, vocabulary: Vocabulary): boolean {
  for (const [term, weight] of matches) {
    if (weight >= coveredWeight && vocabulary.isCategoryWord(term)) return true
    if (weight >= literalWeight && !isValue && beginsTitles(term, vocabulary)) return true
  }
  return false
}

function usefulnessOf(asked: UnderstoodWord, place: number, vocabulary: Vocabulary): number {
  const { word, matches, isQualifier } = asked
  let rowCount = 0
  for (const term of matches.keys()) rowCount += vocabulary.postingsOf(term).rows.length
  const rarity = 1 / (1 + rowCount)
  if (isQualifier || /^\d+$/.test(word)) return rarity
  return isKind(asked, vocabulary) ? 4 - place / 100 : 2 + rarity
}
