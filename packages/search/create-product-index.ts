import type { IndexState } from './index-state.ts'
import type { ProductChange, ProductDocument, ProductIndex, RestoreOutcome } from './port.ts'
import { loadState, saveState } from './snapshot/index-snapshot.ts'
import { StateBuilder } from './state-builder.ts'
import { applyChanges } from './store/apply-changes.ts'
import { calculateRangeSums, idsBetween } from './store/range-sums.ts'
import { createLanguage, type Language, type LanguageExtension, withSynonyms } from './text/words/language.ts'

export interface ProductIndexOptions {
  /** The shop's own synonyms, stop words and the like, added to the Dutch that comes with the index. */
  language?: LanguageExtension
}

/** Shared between indexes: reading the lists takes longer than building a small index, and a language never changes. */
let plainDutch: Language | undefined

function languageWith(extension: LanguageExtension | undefined): Language {
  if (extension !== undefined) return createLanguage(extension)
  plainDutch ??= createLanguage()
  return plainDutch
}

/** Creates an empty index; `rebuild` or `restore` fills it, `apply` keeps it up to date. */
export function createProductIndex(options: ProductIndexOptions = {}): ProductIndex {
  let language = languageWith(options.language)
  let state = new StateBuilder(language).finish()
  let version = 0

  function replaceState(replacement: IndexState): void {
    state = replacement
    // The synonyms may have changed since the building began.
    state.words.vocabulary.language = language
    version++
  }

  function load(bytes: Uint8Array, how: { isTrusted: boolean }): RestoreOutcome {
    const loaded = loadState(bytes, language, how)
    if (!loaded.ok) return loaded
    replaceState(loaded.state)
    return { ok: true }
  }

  return {
    list: (query) => state.listing.list(query),
    search(query) {
      const { hits, ...explanation } = state.text.find(query.text ?? '', query.isLiteral)
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
    restore: (bytes) => load(bytes, { isTrusted: false }),
    adopt: (bytes) => load(bytes, { isTrusted: true }),
    replaceSynonyms(added) {
      language = withSynonyms(language, options.language, added)
      state.words.vocabulary.language = language
      version++
    },
    rangeSums: (rangeSize) => calculateRangeSums(state.table, rangeSize),
    idsBetween: (first, last) => idsBetween(state.table, first, last),
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
