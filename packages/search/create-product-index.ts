import type { IndexState } from './index-state.ts'
import type { ProductChange, ProductDocument, ProductIndex } from './port.ts'
import { loadState, saveState } from './snapshot/index-snapshot.ts'
import { StateBuilder } from './state-builder.ts'
import { applyChanges } from './store/apply-changes.ts'
import { createLanguage, type LanguageExtension } from './text/language.ts'

export interface ProductIndexOptions {
  /** Synonyms, stop words and the like of the shop, beside the Dutch that comes with the index. */
  language?: LanguageExtension
}

/** An empty index; fill it with `rebuild` or `restore`, keep it fresh with `apply`. */
export function createProductIndex(options: ProductIndexOptions = {}): ProductIndex {
  const language = createLanguage(options.language)
  let state = new StateBuilder(language).finish()
  let version = 0

  function replaceState(replacement: IndexState): void {
    state = replacement
    version++
  }

  return {
    list: (query) => state.listing.list(query),
    search(query) {
      const { hits, ...explanation } = state.text.find(query.text ?? '')
      return { ...state.listing.list(query, hits), ...explanation }
    },
    suggest: (prefix, limit) => state.suggestions.complete(prefix, limit),
    apply(changes: Iterable<ProductChange>) {
      const outcome = applyChanges([...changes], state.table, state.onRowAdded)
      if (outcome.changed > 0) version++
      return outcome
    },
    rebuild(documents: Iterable<ProductDocument>) {
      const builder = new StateBuilder(language)
      for (const document of documents) builder.add(document)
      replaceState(builder.finish())
    },
    async rebuildFrom(documents: AsyncIterable<ProductDocument>) {
      const builder = new StateBuilder(language)
      for await (const document of documents) builder.add(document)
      replaceState(builder.finish())
    },
    snapshot: () => saveState(state, language),
    restore(bytes: Uint8Array) {
      const loaded = loadState(bytes, language)
      if (!loaded.ok) return loaded
      replaceState(loaded.state)
      return { ok: true }
    },
    get size() {
      return state.table.liveCount
    },
    get version() {
      return version
    },
    get driftShare() {
      const { rowCount, liveCount } = state.table
      return rowCount === 0 ? 0 : (rowCount - state.builtRows + (rowCount - liveCount)) / rowCount
    },
  }
}
