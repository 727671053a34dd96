import { assembleState, type IndexState } from './index-state.ts'
import type { ProductDocument } from './port.ts'
import { checkDocument } from './store/document-check.ts'
import { ProductTable } from './store/product-table.ts'
import { PhraseCollector } from './suggest/phrase-collector.ts'
import { PhraseList } from './suggest/phrase-list.ts'
import { indexDocument } from './text/vocabulary/index-document.ts'
import { noProductWords, type ProductWords } from './text/vocabulary/product-words.ts'
import type { Language } from './text/words/language.ts'

/** Builds an index product by product, so that no more than one document has to be in memory. */
export class StateBuilder {
  readonly #table = new ProductTable()
  readonly #words: ProductWords
  readonly #phrases: PhraseCollector

  constructor(language: Language) {
    this.#words = noProductWords(language)
    this.#phrases = new PhraseCollector(language)
  }

  /** Adds a document. Of two documents with the same id the later one counts. */
  add(document: ProductDocument): void {
    checkDocument(document)
    this.#table.removeRow(document.id)
    indexDocument(this.#table.addRow(document), document, this.#words)
    this.#phrases.add(document)
  }

  finish(): IndexState {
    this.#table.trim()
    this.#words.vocabulary.trim()
    const phrases = new PhraseList(this.#phrases.phrases())
    return assembleState(this.#table, this.#words, phrases, this.#table.rowCount)
  }
}
