import type { ProductDocument } from '../port.ts'
import type { ProductWords } from './product-words.ts'

/** How much a field's words mean, out of 255. */
const TITLE_WEIGHT = 215
/** Dutch titles begin with what the product is: "Hoeslaken topper" is no topper. */
export const FIRST_WORD_WEIGHT = 235
const ATTRIBUTE_WEIGHT = 200
/** A subtitle may name what the product goes with, a category much that it is not. */
const SUBTITLE_WEIGHT = 140
const CATEGORY_WEIGHT = 130
export const DESCRIPTION_WEIGHT = 40

/** Adds a product's words under its row. Rows must come in ascending order. */
export function indexDocument(
  row: number,
  document: ProductDocument,
  { vocabulary, codes }: ProductWords,
): void {
  const { wordsOf } = vocabulary.language
  // Each word of a text once: repeating it must not pay.
  const differentWordsOf = (text: string) => new Set(wordsOf(text))

  let titleWeight = FIRST_WORD_WEIGHT
  for (const word of differentWordsOf(document.title)) {
    vocabulary.addPrimary(row, word, titleWeight)
    titleWeight = TITLE_WEIGHT
  }
  for (const word of differentWordsOf(document.subTitle)) vocabulary.addPrimary(row, word, SUBTITLE_WEIGHT)
  for (const text of [document.brand, ...document.facetTexts]) {
    for (const word of wordsOf(text)) vocabulary.addPrimary(row, word, ATTRIBUTE_WEIGHT)
  }
  // A value's short name may differ from its title: the shade "Oudroze" is the value roze.
  const titled = new Set(document.facetTexts.flatMap(wordsOf))
  for (const slug of new Set(Object.values(document.facets).flat())) {
    for (const word of wordsOf(slug.replaceAll('-', ' '))) {
      if (!titled.has(word)) vocabulary.addPrimary(row, word, ATTRIBUTE_WEIGHT)
    }
  }
  for (const title of document.categoryTitles) {
    for (const word of wordsOf(title)) vocabulary.addCategoryWord(row, word, CATEGORY_WEIGHT)
  }
  for (const word of differentWordsOf(document.description)) {
    vocabulary.addSecondary(row, word, DESCRIPTION_WEIGHT)
  }
  for (const code of document.sku) {
    codes.add(row, code)
    // Without a digit it cannot be told from a word.
    if (/\d/.test(code)) continue
    for (const word of wordsOf(code)) vocabulary.addSecondary(row, word, ATTRIBUTE_WEIGHT)
  }
}
