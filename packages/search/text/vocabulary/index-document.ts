import type { ProductDocument } from '../../port.ts'
import {
  attributeWeight,
  categoryWeight,
  descriptionWeight,
  firstWordWeight,
  subtitleWeight,
  titleWordWeight,
} from './field-weights.ts'
import type { ProductWords } from './product-words.ts'
import type { Vocabulary, Word } from './vocabulary.ts'

/** Adds a product's words to its row. Rows must come in ascending order. */
export function indexDocument(row: number, document: ProductDocument, words: ProductWords): void {
  const { vocabulary, codes } = words
  const { splitWords } = vocabulary.language

  let titleWeight = firstWordWeight
  for (const word of differentWords(splitWords(document.title))) {
    vocabulary.addPrimary(row, word, titleWeight)
    titleWeight = titleWordWeight
  }
  for (const word of differentWords(splitWords(document.subTitle))) {
    vocabulary.addPrimary(row, word, subtitleWeight)
  }
  for (const word of vocabulary.knownText(document.brand).words) {
    vocabulary.addWord(row, word, attributeWeight)
  }
  addValues(row, document, vocabulary)
  addShelves(row, document, vocabulary)
  for (const word of differentWords(splitWords(document.description))) {
    vocabulary.addSecondary(row, word, descriptionWeight)
  }
  for (const code of document.sku) {
    codes.add(row, code)
    // A code without a digit looks like a word.
    if (/\d/.test(code)) continue
    for (const word of splitWords(code)) vocabulary.addSecondary(row, word, attributeWeight)
  }
}

/** Adds the titles of facet values, and their short names where these differ: the shade "Oudroze" is the value roze. */
function addValues(row: number, { facets, facetTexts }: ProductDocument, vocabulary: Vocabulary): void {
  for (const text of facetTexts) {
    for (const word of vocabulary.knownText(text).words) {
      vocabulary.addWord(row, word, attributeWeight)
      word.titledRow = row
    }
  }
  for (const facet in facets) {
    for (const slug of facets[facet] ?? []) {
      const name = vocabulary.knownSlug(slug)
      // Two facets may have values with the same name.
      if (name.row === row) continue
      name.row = row
      for (const word of name.words) {
        if (word.titledRow !== row) vocabulary.addWord(row, word, attributeWeight)
      }
    }
  }
}

/**
 * Adds the titles of categories. Of a shelf for several kinds, "Spiegels en vazen", only vazen applies to a product that
 * is called vaas. When the product is called after a deeper category, nothing of the shelves above applies: a
 * matrasbeschermer on the shelf of boxsprings and matrassen is neither.
 */
function addShelves(row: number, { title, categoryTitles }: ProductDocument, vocabulary: Vocabulary): void {
  const inTitle = new Set(vocabulary.language.splitWords(title).map((word) => vocabulary.findTerm(word)))
  const isNamed = (word: Word) => inTitle.has(word.term)
  const shelves = categoryTitles.map((shelf) => vocabulary.knownText(shelf).words)
  const own = shelves.findIndex((words) => words.length > 0 && words.every(isNamed))
  shelves.forEach((words, place) => {
    const named = words.filter(isNamed)
    const isOnTheWay = place > 0 && place < own
    const held = words.length > 1 && (named.length > 0 || isOnTheWay) ? named : words
    for (const word of held) vocabulary.addCategoryWord(row, word, categoryWeight)
  })
}

/** Returns each word of a text once: repeating a word must not pay. */
function differentWords(words: readonly string[]): Iterable<string> {
  return words.length < 2 ? words : new Set(words)
}
