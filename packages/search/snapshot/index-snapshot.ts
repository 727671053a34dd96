import { assembleState, type IndexState } from '../index-state.ts'
import type { RestoreOutcome } from '../port.ts'
import type { Phrase } from '../suggest/phrase.ts'
import { PhraseList } from '../suggest/phrase-list.ts'
import type { Language } from '../text/language.ts'
import { decodeSections, encodeSections, getArray, SnapshotError } from './sections.ts'
import { loadTable, saveTable, type TableData } from './table-sections.ts'
import { loadVocabulary, saveVocabulary, type VocabularyData } from './vocabulary-sections.ts'

interface SnapshotData {
  /** The Dutch that the words were brought to their stems with. */
  language: string
  table: TableData
  vocabulary: VocabularyData
  phrases: readonly Phrase[]
  changedPhrases: readonly Phrase[]
  builtRows: number
}

export function saveState(state: IndexState, language: Language): Uint8Array {
  const table = saveTable(state.table)
  const vocabulary = saveVocabulary(state.vocabulary)
  const { phrases, entries } = state.suggestions.list
  const data: SnapshotData = {
    language: language.identity,
    table: table.data,
    vocabulary: vocabulary.data,
    phrases,
    changedPhrases: state.suggestions.changedPhrases(),
    builtRows: state.builtRows,
  }
  const entryArrays = { 'phrases.entry': entries.phrase, 'phrases.start': entries.start }
  return encodeSections({ arrays: { ...table.arrays, ...vocabulary.arrays, ...entryArrays }, data })
}

export type LoadOutcome = { ok: true; state: IndexState } | Extract<RestoreOutcome, { ok: false }>

/** Reads what `saveState` wrote with the same Dutch; anything else is an outcome, not an exception. */
export function loadState(bytes: Uint8Array, language: Language): LoadOutcome {
  try {
    const { arrays, data } = decodeSections(bytes)
    const saved = data as SnapshotData
    if (saved.language !== language.identity) throw new SnapshotError('built with other Dutch word lists')
    const table = loadTable(arrays, saved.table)
    const vocabulary = loadVocabulary(arrays, saved.vocabulary, language)
    const list = new PhraseList(saved.phrases, {
      phrase: getArray(arrays, 'phrases.entry'),
      start: getArray(arrays, 'phrases.start'),
    })
    const state = assembleState(table, vocabulary, list, saved.builtRows)
    for (const phrase of saved.changedPhrases) state.suggestions.changePhrase(phrase)
    return { ok: true, state }
  } catch (error) {
    if (!(error instanceof SnapshotError)) throw error
    return { ok: false, error: { code: 'snapshot_unreadable', reason: error.message } }
  }
}
