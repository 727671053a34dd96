import type { ProductDocument } from '../port.ts'
import {
  ATTRIBUTE_WEIGHT,
  CATEGORY_WEIGHT,
  DESCRIPTION_WEIGHT,
  FIRST_WORD_WEIGHT,
  SUBTITLE_WEIGHT,
  TITLE_WEIGHT,
} from './field-weights.ts'
import type { ProductWords } from './product-words.ts'
import type { Vocabulary, Word } from './vocabulary.ts'

/** Adds a product's words under its row. Rows must come in ascending order. */
export function indexDocument(row: number, document: ProductDocument, words: ProductWords): void {
  const { vocabulary, codes } = words
  const { wordsOf } = vocabulary.language

  let titleWeight = FIRST_WORD_WEIGHT
  for (const word of differentWords(wordsOf(document.title))) {
    vocabulary.addPrimary(row, word, titleWeight)
    titleWeight = TITLE_WEIGHT
  }
  for (const word of differentWords(wordsOf(document.subTitle))) {
    vocabulary.addPrimary(row, word, SUBTITLE_WEIGHT)
  }
  for (const word of vocabulary.knownText(document.brand).words) {
    vocabulary.addWord(row, word, ATTRIBUTE_WEIGHT)
  }
  addValues(row, document, vocabulary)
  const inTitle = new Set(wordsOf(document.title).map((word) => vocabulary.findTerm(word)))
  for (const title of document.categoryTitles) {
    for (const word of wordsOfShelf(vocabulary.knownText(title).words, inTitle)) {
      vocabulary.addCategoryWord(row, word, CATEGORY_WEIGHT)
    }
  }
  for (const word of differentWords(wordsOf(document.description))) {
    vocabulary.addSecondary(row, word, DESCRIPTION_WEIGHT)
  }
  for (const code of document.sku) {
    codes.add(row, code)
    // Without a digit it cannot be told from a word.
    if (/\d/.test(code)) continue
    for (const word of wordsOf(code)) vocabulary.addSecondary(row, word, ATTRIBUTE_WEIGHT)
  }
}

/** The titles of facet values, and their short names where these differ: the shade "Oudroze" is the value roze. */
function addValues(row: number, { facets, facetTexts }: ProductDocument, vocabulary: Vocabulary): void {
  for (const text of facetTexts) {
    for (const word of vocabulary.knownText(text).words) {
      vocabulary.addWord(row, word, ATTRIBUTE_WEIGHT)
      word.titledRow = row
    }
  }
  for (const facet in facets) {
    for (const slug of facets[facet] ?? []) {
      const name = vocabulary.knownSlug(slug)
      // Two facets may have a value of the same name.
      if (name.row === row) continue
      name.row = row
      for (const word of name.words) {
        if (word.titledRow !== row) vocabulary.addWord(row, word, ATTRIBUTE_WEIGHT)
      }
    }
  }
}

/**
 * The words of a category's title that hold for a product: of "Spiegels en vazen" no more than vazen for a product that is
 * called vaas.
 */
function wordsOfShelf(shelf: readonly Word[], inTitle: ReadonlySet<number | undefined>): readonly Word[] {
  if (shelf.length < 2) return shelf
  const own = shelf.filter(({ term }) => inTitle.has(term))
  return own.length > 0 ? own : shelf
}

/** Each word of a text once: repeating it must not pay. */
function differentWords(words: readonly string[]): Iterable<string> {
  return words.length < 2 ? words : new Set(words)
}
