import { createLanguage } from '@sluimer/search/text/words/language'
import { readSynonymWord, type SynonymWordProblem } from '@sluimer/search/text/words/synonym-word'
import type { SynonymRow } from './synonym.queries.ts'

/** The most words that a term can stand for; a longer list is a category and not a synonym. */
const mostWords = 20

const dutch = createLanguage()

export interface SynonymInput {
  term: string
  words: readonly string[]
  /** `two_way`: all find one another. `one_way`: the term finds the words, but they do not find the term. */
  direction: 'two_way' | 'one_way'
}

/**
 * What is wrong, and with which word as it was given. `no_words` and `too_many_words` concern the list. `same_word`: a
 * form of the term itself. `cycle`: one-way synonyms lead back to the term; make them two-way.
 */
export interface SynonymRefusal {
  code: SynonymWordProblem | 'no_words' | 'too_many_words' | 'same_word' | 'cycle' | 'too_many_terms'
  word?: string
}

export type ReadSynonym = { ok: true; row: SynonymRow } | { ok: false; error: SynonymRefusal }

/** Turns an entry into the words that the index looks up, each once. */
export function readSynonym({ term, words, direction }: SynonymInput): ReadSynonym {
  if (words.length === 0) return refused('no_words')
  if (words.length > mostWords) return refused('too_many_words')
  const head = readSynonymWord(term, dutch)
  if (!head.ok) return refused(head.problem, term)
  const read = new Set<string>()
  for (const word of words) {
    const one = readSynonymWord(word, dutch)
    if (!one.ok) return refused(one.problem, word)
    if (dutch.stem(one.word) === dutch.stem(head.word)) return refused('same_word', word)
    read.add(one.word)
  }
  return { ok: true, row: { term: head.word, words: [...read], isTwoWay: direction === 'two_way' } }
}

/** Returns a term as it is stored; a text that cannot be a term stays as it is. */
export function toTerm(text: string): string {
  const read = readSynonymWord(text, dutch)
  return read.ok ? read.word : text
}

/** Returns the word by which a one-way entry would lead back to its own term, directly or through others. */
export function findCycle(entry: SynonymRow, others: readonly SynonymRow[]): string | undefined {
  if (entry.isTwoWay) return undefined
  const leadsTo = new Map<string, string[]>()
  for (const { term, words, isTwoWay } of others) {
    if (isTwoWay || term === entry.term) continue
    const stem = dutch.stem(term)
    leadsTo.set(stem, [...(leadsTo.get(stem) ?? []), ...words.map(dutch.stem)])
  }
  const end = dutch.stem(entry.term)
  return entry.words.find((word) => reaches(dutch.stem(word), end, leadsTo))
}

function reaches(from: string, end: string, leadsTo: ReadonlyMap<string, readonly string[]>): boolean {
  const seen = new Set([from])
  for (const stem of seen) {
    if (stem === end) return true
    for (const next of leadsTo.get(stem) ?? []) seen.add(next)
  }
  return false
}

function refused(code: SynonymRefusal['code'], word?: string): { ok: false; error: SynonymRefusal } {
  return { ok: false, error: word === undefined ? { code } : { code, word } }
}
