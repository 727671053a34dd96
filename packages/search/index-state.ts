import { ProductListing } from './listing/product-listing.ts'
import type { ProductDocument } from './port.ts'
import { inRowOrder } from './store/document-order.ts'
import { ProductTable } from './store/product-table.ts'
import { phraseOfProduct, phrasesOf } from './suggest/phrase.ts'
import { PhraseList } from './suggest/phrase-list.ts'
import { Suggestions } from './suggest/suggestions.ts'
import { indexDocument } from './text/index-document.ts'
import type { Language } from './text/language.ts'
import { noProductWords, type ProductWords } from './text/product-words.ts'
import { TextSearch } from './text/search-text.ts'

/** Everything that a rebuild replaces at once. */
export interface IndexState {
  table: ProductTable
  listing: ProductListing
  words: ProductWords
  text: TextSearch
  suggestions: Suggestions
  /** Rows at the time of the build; later ones are drift. */
  builtRows: number
  /** Takes in the words of a row that the table has just got. */
  onRowAdded(row: number, document: ProductDocument): void
}

export function buildState(documents: Iterable<ProductDocument>, language: Language): IndexState {
  const table = new ProductTable()
  const words = noProductWords(language)
  const ordered = inRowOrder(documents)
  for (const document of ordered) indexDocument(table.addRow(document), document, words)
  table.trim()
  words.vocabulary.trim()
  return assembleState(table, words, new PhraseList(phrasesOf(ordered)), table.rowCount)
}

export function assembleState(
  table: ProductTable,
  words: ProductWords,
  phrases: PhraseList,
  builtRows: number,
): IndexState {
  const suggestions = new Suggestions(phrases, table, words.vocabulary)
  return {
    table,
    listing: new ProductListing(table),
    words,
    text: new TextSearch(table, words),
    suggestions,
    builtRows,
    onRowAdded(row, document) {
      indexDocument(row, document, words)
      suggestions.changePhrase(phraseOfProduct(document))
    },
  }
}
