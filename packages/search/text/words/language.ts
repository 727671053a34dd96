import { CONFUSIONS } from '../../dutch/confusions.ts'
import { ENGLISH, ENGLISH_UNSOLD } from '../../dutch/english.ts'
import { FIRST_PARTS } from '../../dutch/first-parts.ts'
import { FRENCH, FRENCH_UNSOLD } from '../../dutch/french.ts'
import { KNOWN_WORDS, SERVICE_WORDS } from '../../dutch/known-words.ts'
import { NEAREST, type Nearest } from '../../dutch/nearest.ts'
import { type Meaning, NEEDS } from '../../dutch/phrases.ts'
import { SEPARATE_STEMS } from '../../dutch/separate-stems.ts'
import { SPELLINGS, type Spelling } from '../../dutch/spellings.ts'
import { STOP_WORDS } from '../../dutch/stop-words.ts'
import { BROAD_WORDS, type BroadWord, SYNONYMS, type SynonymSet } from '../../dutch/synonyms.ts'
import { VALUE_WORDS, type Wish } from '../../dutch/value-words.ts'
import type { AddedSynonyms } from '../../port.ts'
import { type Alternative, Alternatives, SYNONYM_WEIGHT } from './alternatives.ts'
import { COLOUR_SHADES } from './colour-words.ts'
import { KnownVocabulary } from './known-vocabulary.ts'
import { PhraseBook } from './phrase-book.ts'
import { remembered } from './remembered.ts'
import { createStemmer, type Stem } from './stemmer.ts'
import { fold, tokensOf } from './tokens.ts'

/** What a shop's staff may add to the Dutch that the index knows. */
export interface LanguageExtension {
  synonyms?: readonly SynonymSet[]
  broadWords?: readonly BroadWord[]
  nearest?: readonly Nearest[]
  phrases?: readonly Meaning[]
  /** Words that are right as they stand. */
  knownWords?: readonly string[]
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
  wordsOf(text: string): readonly string[]
  /** The words of a facet value's short name. */
  wordsOfSlug(slug: string): readonly string[]
  stem: Stem
  /** Whether a word is left out of what is read, unless a text has no other. */
  isStopWord(word: string): boolean
  /** Other words that a word, in any form, stands for. */
  alternativesOf(word: string): readonly Alternative[]
  /** What to offer for a word or its synonyms, in any form, that no product is called; best first. */
  nearestOf(word: string): readonly string[]
  /** The order that a word asks for instead of a product. */
  wishOf(word: string): Wish | undefined
  /** Whether the lists of synonyms and broad words hold the word itself, in any form. */
  isListed(word: string): boolean
  /** Every word of the lists of synonyms and broad words, in order of its letters. */
  listedWords(): readonly string[]
  /** What is written in several words or in another language. */
  phrases: PhraseBook
  /** Whether a word is right as it stands, whatever the shop sells: it is never taken for a typing error. */
  isKnown(word: string): boolean
  /** As `isKnown`, and not for its parts: the word itself is in a list. */
  isKnownWhole(word: string): boolean
  /** Whether a word, in any form, asks for the service and for no product. */
  isServiceWord(word: string): boolean
  /** Whether compounds commonly begin so. */
  isFirstPart(letters: string): boolean
  /** The word with letters that sound alike exchanged, one place or kind at a time. */
  confusionsOf(word: string): string[]
}

const LONG_GAP = /\s{8,}/g

/** Attribute values and category names come with many products. */
const REMEMBERED_TEXTS = 20_000

export function createLanguage(extension: LanguageExtension = {}): Language {
  const separateStems = { ...SEPARATE_STEMS, ...extension.separateStems }
  const stem = createStemmer(separateStems)
  const stopWords = new Set([...STOP_WORDS, ...(extension.stopWords ?? [])])
  const firstParts = new Set([...FIRST_PARTS, ...(extension.firstParts ?? [])])
  const spellings = [...SPELLINGS, ...(extension.spellings ?? [])]
  const wishes = new Map(
    Object.entries(VALUE_WORDS).flatMap(([wish, words]) =>
      words.map((word) => [word, wish as Wish] as const),
    ),
  )
  const sources = spellings.map(({ pattern, replacement }) => [pattern.source, replacement])
  const wordsOf = remembered((text) => {
    const tokens = tokensOf(inOneSpelling(text, spellings))
    const words = tokens.filter((token) => !stopWords.has(token))
    return words.length > 0 ? words : tokens
  }, REMEMBERED_TEXTS)
  const phrases = new PhraseBook(
    [...(extension.phrases ?? []), ...NEEDS, ...ENGLISH, ...FRENCH],
    wordsOf,
    stem,
  )
  const compounding = { stem, isFirstPart: (letters: string) => firstParts.has(letters) }
  const service = new KnownVocabulary(SERVICE_WORDS, [], compounding)
  const known = new KnownVocabulary(
    [...KNOWN_WORDS, ...SERVICE_WORDS, ...(extension.knownWords ?? []), ...NEAREST.map(({ word }) => word)],
    [...ENGLISH_UNSOLD, ...FRENCH_UNSOLD],
    compounding,
  )
  return {
    identity: JSON.stringify([separateStems, [...stopWords], sources]),
    wordsOf,
    wordsOfSlug: remembered((slug) => wordsOf(slug.replaceAll('-', ' ')), REMEMBERED_TEXTS),
    stem,
    ...meaningsOf(extension, stem),
    phrases,
    isServiceWord: (word) => service.hasWhole(word),
    isKnown: (word) => known.has(word),
    isKnownWhole: (word) => known.hasWhole(word),
    wishOf: (word) => wishes.get(word),
    isStopWord: (word) => stopWords.has(word),
    isFirstPart: (letters) => firstParts.has(letters),
    confusionsOf,
  }
}

/** The same Dutch with other synonyms added: what it reads is the same, and so is its identity. */
export function withSynonyms(
  language: Language,
  extension: LanguageExtension = {},
  { synonyms, broadWords }: AddedSynonyms,
): Language {
  const { stem } = language
  const extended = {
    ...extension,
    synonyms: [...(extension.synonyms ?? []), ...synonyms],
    broadWords: [...(extension.broadWords ?? []), ...broadWords],
  }
  return { ...language, ...meaningsOf(extended, stem) }
}

/** What words stand for: the part of a language that plays no role in reading documents. */
function meaningsOf(
  extension: LanguageExtension,
  stem: Stem,
): Pick<Language, 'alternativesOf' | 'nearestOf' | 'isListed' | 'listedWords'> {
  const alternatives = new Alternatives(
    [...SYNONYMS, ...(extension.synonyms ?? [])],
    [...BROAD_WORDS, ...COLOUR_SHADES, ...(extension.broadWords ?? [])],
    stem,
  )
  const nearest = new Map(
    [...NEAREST, ...(extension.nearest ?? [])].map(({ word, near }) => [stem(fold(word)), near.map(fold)]),
  )
  return {
    alternativesOf: (word) => alternatives.of(word),
    nearestOf(word) {
      const own = nearest.get(stem(word))
      const synonyms = alternatives.of(word).filter(({ weight }) => weight >= SYNONYM_WEIGHT)
      return own ?? synonyms.flatMap((other) => nearest.get(stem(other.word)) ?? [])
    },
    isListed: (word) => alternatives.has(word),
    listedWords: () => alternatives.words,
  }
}

function inOneSpelling(text: string, spellings: readonly Spelling[]): string {
  // Patterns look for gaps on both sides of a sign: a page of spaces would be read over and over.
  let spelled = fold(text).replace(LONG_GAP, ' ')
  for (const { pattern, replacement } of spellings) spelled = spelled.replace(pattern, replacement)
  return spelled
}

function confusionsOf(word: string): string[] {
  const ways = CONFUSIONS.flatMap(([one, other]) => [
    ...[word.replace(one, other), word.replaceAll(one, other)],
    ...[word.replace(other, one), word.replaceAll(other, one)],
  ])
  return [...new Set(ways)].filter((way) => way !== word)
}
