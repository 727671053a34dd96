import { assembleState, type IndexState } from '../index-state.ts'
import type { RestoreOutcome } from '../port.ts'
import type { Phrase } from '../suggest/phrase.ts'
import { PhraseList } from '../suggest/phrase-list.ts'
import type { Language } from '../text/words/language.ts'
import { loadCodes, saveCodes } from './code-sections.ts'
import { decodeSections, encodeSections, getArray, readSections, SnapshotError } from './sections.ts'
import { loadTable, saveTable, type TableData } from './table-sections.ts'
import { loadVocabulary, saveVocabulary, type VocabularyData } from './vocabulary-sections.ts'

interface SnapshotData {
  /** Identifies the Dutch with which the words were stemmed. */
  language: string
  table: TableData
  vocabulary: VocabularyData
  codes: readonly string[]
  phrases: readonly Phrase[]
  changedPhrases: readonly Phrase[]
  builtRows: number
}

export function saveState(state: IndexState, language: Language): Uint8Array {
  const table = saveTable(state.table)
  const vocabulary = saveVocabulary(state.words.vocabulary)
  const codes = saveCodes(state.words.codes)
  const { phrases, entries } = state.suggestions.list
  const data: SnapshotData = {
    language: language.identity,
    table: table.data,
    vocabulary: vocabulary.data,
    codes: codes.data,
    phrases,
    changedPhrases: state.suggestions.changedPhrases(),
    builtRows: state.builtRows,
  }
  const phraseArrays = { 'phrases.entry': entries.phrase, 'phrases.start': entries.start }
  const arrays = { ...table.arrays, ...vocabulary.arrays, ...codes.arrays, ...phraseArrays }
  return encodeSections({ arrays, data })
}

export type LoadOutcome = { ok: true; state: IndexState } | Extract<RestoreOutcome, { ok: false }>

/** Reads what `saveState` wrote with the same Dutch. Anything else gives a failed outcome, not an exception. */
export function loadState(
  bytes: Uint8Array,
  language: Language,
  { isTrusted }: { isTrusted: boolean },
): LoadOutcome {
  try {
    const { arrays, data } = isTrusted ? readSections(bytes) : decodeSections(bytes)
    const saved = data as SnapshotData
    if (saved.language !== language.identity) throw new SnapshotError('built with other Dutch word lists')
    const table = loadTable(arrays, saved.table)
    const vocabulary = loadVocabulary(arrays, saved.vocabulary, language)
    const words = { vocabulary, codes: loadCodes(arrays, saved.codes) }
    const list = new PhraseList(saved.phrases, {
      phrase: getArray(arrays, 'phrases.entry'),
      start: getArray(arrays, 'phrases.start'),
    })
    const state = assembleState(table, words, list, saved.builtRows)
    for (const phrase of saved.changedPhrases) state.suggestions.changePhrase(phrase)
    return { ok: true, state }
  } catch (error) {
    if (!(error instanceof SnapshotError)) throw error
    return { ok: false, error: { code: 'snapshot_unreadable', reason: error.message } }
  }
}
