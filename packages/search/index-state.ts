import type { ProductDocument } from './port.ts'
import { inRowOrder } from './store/document-order.ts'
import { ProductTable } from './store/product-table.ts'
import { indexDocument } from './text/index-document.ts'
import type { Language } from './text/language.ts'
import { TextSearch } from './text/search-text.ts'
import { Vocabulary } from './text/vocabulary.ts'

/** Everything that a rebuild replaces at once. */
export interface IndexState {
  table: ProductTable
  text: TextSearch
  /** Adds the words of a row that the table has just got. */
  indexRow(row: number, document: ProductDocument): void
  /** Rows at the time of the build; later ones are drift. */
  builtRows: number
}

export function buildState(documents: Iterable<ProductDocument>, language: Language): IndexState {
  const table = new ProductTable()
  const vocabulary = new Vocabulary(language)
  const indexRow = (row: number, document: ProductDocument) => indexDocument(row, document, vocabulary)
  for (const document of inRowOrder(documents)) indexRow(table.addRow(document), document)
  table.trim()
  vocabulary.trim()
  return { table, text: new TextSearch(table, vocabulary), indexRow, builtRows: table.rowCount }
}
