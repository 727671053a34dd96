import type { Language } from './language.ts'

/** Longer than any Dutch word in a shop. */
const longestSynonym = 60

/**
 * `empty`: it contains no letters or digits. `not_one_word`: synonyms are looked up one word at a time, so words written apart must be given as one. `meaningless`: searches ignore it, or it asks for a sort order (goedkoop).
 */
export type SynonymWordProblem = 'empty' | 'too_long' | 'not_one_word' | 'meaningless'

export type ReadSynonymWord = { ok: true; word: string } | { ok: false; problem: SynonymWordProblem }

/** Reads a word of a list of synonyms as the index will look it up: folded, with sizes in their normalised spelling. */
export function readSynonymWord(text: string, language: Language): ReadSynonymWord {
  const trimmed = text.trim()
  if (trimmed.length > longestSynonym) return { ok: false, problem: 'too_long' }
  const [word, ...others] = language.splitWords(trimmed)
  if (word === undefined) return { ok: false, problem: 'empty' }
  if (others.length > 0) return { ok: false, problem: 'not_one_word' }
  if (language.isStopWord(word) || language.findWish(word) !== undefined) {
    return { ok: false, problem: 'meaningless' }
  }
  return { ok: true, word }
}
