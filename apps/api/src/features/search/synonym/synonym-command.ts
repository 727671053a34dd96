import type { Deps } from '../../../platform/deps.ts'
import { toTerminalText } from '../../../platform/terminal-text.ts'
import { removeSynonym, saveSynonym } from './save-synonym.ts'
import { findSynonyms, type SynonymRow } from './synonym.queries.ts'
import type { SynonymRefusal } from './synonym-input.ts'

const oneWay = '--one-way'

const usage = `Usage: npm run synonym -w apps/api -- <what>
  list                        what staff entered
  save <term> <word> …        all find one another; replaces what was saved for the term
  save <term> <word> … ${oneWay}  the term finds the words, and they do not find the term
  remove <term>               what staff entered for the term
Terms and words are single words.`

interface Said {
  ok: boolean
  line: string
}

/** Runs what staff can do with synonyms from a terminal, until there is a back office. Returns the line to show. */
export async function runSynonymCommand(
  { db }: Pick<Deps, 'db'>,
  [what, term, ...more]: readonly string[],
): Promise<Said> {
  if (what === 'list' && term === undefined) {
    const rows = await findSynonyms(db)
    return { ok: true, line: rows.map(describe).join('\n') || 'There are none.' }
  }
  const words = more.filter((word) => word !== oneWay)
  if (term === undefined || more.some((word) => word.startsWith('-') && word !== oneWay))
    return { ok: false, line: usage }
  if (what === 'save' && words.length > 0) {
    const direction = words.length < more.length ? 'one_way' : 'two_way'
    const saved = await saveSynonym(db, { term, words, direction })
    return saved.ok
      ? { ok: true, line: `${toTerminalText(term)}: saved.` }
      : { ok: false, line: explain(saved.error) }
  }
  if (what === 'remove' && more.length === 0) {
    const isGone = await removeSynonym(db, term)
    return isGone
      ? { ok: true, line: `${toTerminalText(term)}: removed.` }
      : { ok: false, line: `Nothing was entered for ${toTerminalText(term)}.` }
  }
  return { ok: false, line: usage }
}

const reasons: Record<SynonymRefusal['code'], string> = {
  empty: 'has no letters or digits',
  too_long: 'is too long',
  not_one_word: 'is more than one word',
  meaningless: 'is a word that the search leaves out',
  no_words: 'Name at least one word that the term stands for.',
  too_many_words: 'A term stands for at most twenty words.',
  same_word: 'is a form of the term itself',
  cycle: 'leads back to the term: save it without --one-way',
  too_many_terms: 'There are too many terms: every process keeps all of them.',
}

function explain({ code, word }: SynonymRefusal): string {
  return word === undefined ? reasons[code] : `“${toTerminalText(word)}” ${reasons[code]}.`
}

const describe = ({ term, words, isTwoWay }: SynonymRow) =>
  `${term} ${isTwoWay ? '=' : '>'} ${words.join(', ')}`
