import { FIRST_PARTS } from '../dutch/first-parts.ts'
import { SEPARATE_STEMS } from '../dutch/separate-stems.ts'
import { SPELLINGS, type Spelling } from '../dutch/spellings.ts'
import { STOP_WORDS } from '../dutch/stop-words.ts'
import { BROAD_WORDS, type BroadWord, SYNONYMS, type SynonymSet } from '../dutch/synonyms.ts'
import { createStemmer, type Stem } from './stemmer.ts'
import { fold, tokensOf } from './tokens.ts'

/** What a shop's staff may add to the Dutch that the index knows. */
export interface LanguageExtension {
  synonyms?: readonly SynonymSet[]
  broadWords?: readonly BroadWord[]
  stopWords?: readonly string[]
  spellings?: readonly Spelling[]
  firstParts?: readonly string[]
  /** As in `dutch/separate-stems.ts`; a stem given here replaces the one of that name. */
  separateStems?: Readonly<Record<string, readonly string[]>>
}

/** The Dutch of one index: documents and queries go through the same functions. */
export interface Language {
  /** Differs when documents would be read differently: a snapshot of another identity is of no use. */
  identity: string
  /** The words of a text in one spelling, stop words left out. */
  wordsOf(text: string): string[]
  stem: Stem
  /** Whether the lists of synonyms and broad words hold the word, in any form. */
  isListed(word: string): boolean
  /** Whether compounds commonly begin so. */
  isFirstPart(letters: string): boolean
  /** Other words that a word, in any form, stands for; a compound takes them from its head (relaxzetel: relaxfauteuil). */
  alternativesOf(word: string): readonly Alternative[]
}

export interface Alternative {
  word: string
  /** 1 would be the word itself. */
  weight: number
}

const SYNONYM_WEIGHT = 0.9
const COVERED_WEIGHT = 0.6

export function createLanguage(extension: LanguageExtension = {}): Language {
  const separateStems = { ...SEPARATE_STEMS, ...extension.separateStems }
  const stem = createStemmer(separateStems)
  const stopWords = new Set([...STOP_WORDS, ...(extension.stopWords ?? [])])
  const firstParts = new Set([...FIRST_PARTS, ...(extension.firstParts ?? [])])
  const spellings = [...SPELLINGS, ...(extension.spellings ?? [])]
  const inOneSpelling = (text: string) => {
    const folded = fold(text)
    return spellings.reduce(
      (spelled, { pattern, replacement }) => spelled.replace(pattern, replacement),
      folded,
    )
  }
  const alternatives = new Map<string, Alternative[]>()
  const link = (from: string, to: string, weight: number) => {
    if (stem(from) === stem(to)) return
    const known = alternatives.get(stem(from))
    if (known) known.push({ word: to, weight })
    else alternatives.set(stem(from), [{ word: to, weight }])
  }
  for (const set of [...SYNONYMS, ...(extension.synonyms ?? [])]) {
    for (const from of set) for (const to of set) link(fold(from), fold(to), SYNONYM_WEIGHT)
  }
  for (const { word, covers } of [...BROAD_WORDS, ...(extension.broadWords ?? [])]) {
    for (const covered of covers) link(fold(word), fold(covered), COVERED_WEIGHT)
  }
  const patterns = spellings.map(({ pattern, replacement }) => [pattern.source, replacement])
  return {
    identity: JSON.stringify([separateStems, [...stopWords], patterns]),
    stem,
    isFirstPart: (letters) => firstParts.has(letters),
    isListed: (word) => alternatives.has(stem(word)),
    alternativesOf: (word) => alternatives.get(stem(word)) ?? alternativesByHead(word, alternatives, stem),
    wordsOf(text) {
      const tokens = tokensOf(inOneSpelling(text))
      const words = tokens.filter((token) => !stopWords.has(token))
      return words.length > 0 ? words : tokens
    },
  }
}

const SHORTEST_FIRST_PART = 3
const SHORTEST_HEAD = 4

function alternativesByHead(
  word: string,
  alternatives: ReadonlyMap<string, readonly Alternative[]>,
  stem: Stem,
): readonly Alternative[] {
  for (let start = SHORTEST_FIRST_PART; start <= word.length - SHORTEST_HEAD; start++) {
    const ofHead = alternatives.get(stem(word.slice(start)))
    if (ofHead)
      return ofHead.map(({ word: other, weight }) => ({ word: word.slice(0, start) + other, weight }))
  }
  return []
}
