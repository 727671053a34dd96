import { firstWordWeight } from './field-weights.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The number of products examined to classify a word. */
const mostSampled = 50

/** Whether more than this share of the products with the word begin with it: Dutch titles begin with what a thing is. */
export function beginsTitles(term: number, vocabulary: Vocabulary, leastShare = 0.5): boolean {
  const weights = vocabulary.getPostings(term).weights.view().subarray(0, mostSampled)
  return weights.filter((weight) => weight >= firstWordWeight).length > weights.length * leastShare
}

/** Whether products have this name, by their category or at the beginning of their titles: lamp, but not hoes or mand. */
export function namesProducts(terms: Iterable<number>, vocabulary: Vocabulary): boolean {
  for (const term of terms) {
    if (vocabulary.isCategoryWord(term) || (vocabulary.isPrimary(term) && beginsTitles(term, vocabulary)))
      return true
  }
  return false
}

/** Whether even a single product has this name, however many others only go with it. */
export function namesAny(terms: Iterable<number>, vocabulary: Vocabulary): boolean {
  const all = [...terms]
  return namesProducts(all, vocabulary) || all.some((term) => beginsTitles(term, vocabulary, 0))
}
