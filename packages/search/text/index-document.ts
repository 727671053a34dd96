import type { ProductDocument } from '../port.ts'
import type { ProductWords } from './product-words.ts'

/** How much a field's words mean, out of 255. */
const TITLE_WEIGHT = 215
/** Dutch titles begin with what the product is: "Hoeslaken topper" is no topper. */
const FIRST_WORD_WEIGHT = 235
const ATTRIBUTE_WEIGHT = 200
/** A subtitle may name what the product goes with, a category much that it is not. */
const SUBTITLE_WEIGHT = 140
const CATEGORY_WEIGHT = 130
const DESCRIPTION_WEIGHT = 40

/** Adds a product's words under its row. Rows must come in ascending order. */
export function indexDocument(
  row: number,
  document: ProductDocument,
  { vocabulary, codes }: ProductWords,
): void {
  // Once per field: repeating a word in a title must not pay.
  const wordsOf = (text: string) => new Set(vocabulary.language.wordsOf(text))
  let titleWeight = FIRST_WORD_WEIGHT
  for (const word of wordsOf(document.title)) {
    vocabulary.addPrimary(row, word, titleWeight)
    titleWeight = TITLE_WEIGHT
  }
  for (const word of wordsOf(document.subTitle)) vocabulary.addPrimary(row, word, SUBTITLE_WEIGHT)
  // A full stop keeps the last word of one text from joining the first of the next into a size.
  const attributes = [document.brand, ...document.facetTexts].join(' . ')
  for (const word of wordsOf(attributes)) vocabulary.addPrimary(row, word, ATTRIBUTE_WEIGHT)
  const categories = document.categoryTitles.join(' . ')
  for (const word of wordsOf(categories)) vocabulary.addCategoryWord(row, word, CATEGORY_WEIGHT)
  for (const word of wordsOf(document.description)) vocabulary.addSecondary(row, word, DESCRIPTION_WEIGHT)
  for (const code of document.sku) {
    codes.add(row, code)
    // Without a digit it cannot be told from a word.
    if (!/\d/.test(code))
      for (const word of wordsOf(code)) vocabulary.addSecondary(row, word, ATTRIBUTE_WEIGHT)
  }
}
