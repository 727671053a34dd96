import { ProductListing } from './listing/product-listing.ts'
import type { ProductDocument } from './port.ts'
import type { ProductTable } from './store/product-table.ts'
import { toPhrase } from './suggest/phrase.ts'
import type { PhraseList } from './suggest/phrase-list.ts'
import { Suggestions } from './suggest/suggestions.ts'
import { TextSearch } from './text/search-text.ts'
import { indexDocument } from './text/vocabulary/index-document.ts'
import type { ProductWords } from './text/vocabulary/product-words.ts'

/** Everything that a rebuild replaces at once. */
export interface IndexState {
  table: ProductTable
  listing: ProductListing
  words: ProductWords
  text: TextSearch
  suggestions: Suggestions
  /** Rows at the time of the build; later ones are drift. */
  builtRows: number
  /** Indexes the words of a row that was just added to the table. */
  onRowAdded(row: number, document: ProductDocument): void
}

/**
 * Joins the parts of an index into the state that answers searches. `builtRows` is the number of rows that it was
 * built with.
 */
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
      suggestions.changePhrase(toPhrase(document))
    },
  }
}
