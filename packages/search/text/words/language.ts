import { dutchConfusions } from '../../dutch/confusions.ts'
import { englishPhrases, englishUnsold } from '../../dutch/english.ts'
import { dutchFirstParts } from '../../dutch/first-parts.ts'
import { frenchPhrases, frenchUnsold } from '../../dutch/french.ts'
import { dutchWords, serviceWords } from '../../dutch/known-words.ts'
import { dutchNearest, type Nearest } from '../../dutch/nearest.ts'
import { type Meaning, needs } from '../../dutch/phrases.ts'
import { dutchSeparateStems } from '../../dutch/separate-stems.ts'
import { dutchSpellings, type Spelling } from '../../dutch/spellings.ts'
import { dutchStopWords } from '../../dutch/stop-words.ts'
import { type BroadWord, dutchBroadWords, dutchSynonyms, type SynonymSet } from '../../dutch/synonyms.ts'
import { valueWords, type Wish } from '../../dutch/value-words.ts'
import type { AddedSynonyms } from '../../port.ts'
import { type Alternative, Alternatives, synonymWeight } from './alternatives.ts'
import { colorShades } from './color-words.ts'
import { KnownVocabulary } from './known-vocabulary.ts'
import { PhraseBook } from './phrase-book.ts'
import { remembered } from './remembered.ts'
import { createStemmer, type Stem } from './stemmer.ts'
import { fold, splitTokens } from './tokens.ts'

/** What a shop's staff may add to the Dutch of the index. */
export interface LanguageExtension {
  synonyms?: readonly SynonymSet[]
  broadWords?: readonly BroadWord[]
  nearest?: readonly Nearest[]
  phrases?: readonly Meaning[]
  /** Words that are right as they are. */
  knownWords?: readonly string[]
  stopWords?: readonly string[]
  spellings?: readonly Spelling[]
  firstParts?: readonly string[]
  /** As in `dutch/separate-stems.ts`; a stem given here replaces the one of that name. */
  separateStems?: Readonly<Record<string, readonly string[]>>
}

/** The Dutch of one index: documents and queries go through the same functions. */
export interface Language {
  /** Differs when documents would be read differently: a snapshot with another identity cannot be used. */
  identity: string
  /** Returns the words of a text in normalised spelling, without stop words. */
  splitWords(text: string): readonly string[]
  /** Returns the words of a facet value's short name. */
  wordsOfSlug(slug: string): readonly string[]
  stem: Stem
  /** Whether a word is ignored, unless a text has no other. */
  isStopWord(word: string): boolean
  /** Returns other words that a word, in any form, stands for. */
  listAlternatives(word: string): readonly Alternative[]
  /** Returns what to offer when no product has the name of a word or its synonyms, in any form; best first. */
  listNearest(word: string): readonly string[]
  /** Returns the sort order that a word asks for instead of a product. */
  findWish(word: string): Wish | undefined
  /** Whether the lists of synonyms and broad words hold the word itself, in any form. */
  isListed(word: string): boolean
  /** Returns every word of the lists of synonyms and broad words, in alphabetical order. */
  listedWords(): readonly string[]
  /** Words in another language, and several words for one thing. */
  phrases: PhraseBook
  /** Whether a word is right as it is, whatever the shop sells, and so never counts as a typing error. */
  isKnown(word: string): boolean
  /** Works like `isKnown`, but not through its parts: the word itself is in a list. */
  isKnownWhole(word: string): boolean
  /** Whether a word, in any form, asks for the service and not for a product. */
  isServiceWord(word: string): boolean
  /** Whether compounds commonly begin with these letters. */
  isFirstPart(letters: string): boolean
  /** Returns the word with letters that sound alike exchanged, one place or kind at a time. */
  listConfusions(word: string): string[]
}

const longGap = /\s{8,}/g

/** Attribute values and category names belong to many products. */
const rememberedTexts = 20_000

/** Creates the Dutch of an index, with the words that a shop adds. */
export function createLanguage(extension: LanguageExtension = {}): Language {
  const separateStems = { ...dutchSeparateStems, ...extension.separateStems }
  const stem = createStemmer(separateStems)
  const stopWords = new Set([...dutchStopWords, ...(extension.stopWords ?? [])])
  const firstParts = new Set([...dutchFirstParts, ...(extension.firstParts ?? [])])
  const spellings = [...dutchSpellings, ...(extension.spellings ?? [])]
  const wishes = new Map(
    Object.entries(valueWords).flatMap(([wish, words]) => words.map((word) => [word, wish as Wish] as const)),
  )
  const sources = spellings.map(({ pattern, replacement }) => [pattern.source, replacement])
  const splitWords = remembered((text) => {
    const tokens = splitTokens(inOneSpelling(text, spellings))
    const words = tokens.filter((token) => !stopWords.has(token))
    return words.length > 0 ? words : tokens
  }, rememberedTexts)
  const phrases = new PhraseBook(
    [...(extension.phrases ?? []), ...needs, ...englishPhrases, ...frenchPhrases],
    splitWords,
    stem,
  )
  const compounding = { stem, isFirstPart: (letters: string) => firstParts.has(letters) }
  const service = new KnownVocabulary(serviceWords, [], compounding)
  const known = new KnownVocabulary(
    [
      ...dutchWords,
      ...serviceWords,
      ...(extension.knownWords ?? []),
      ...dutchNearest.map(({ word }) => word),
    ],
    [...englishUnsold, ...frenchUnsold],
    compounding,
  )
  return {
    identity: JSON.stringify([separateStems, [...stopWords], sources]),
    splitWords,
    wordsOfSlug: remembered((slug) => splitWords(slug.replaceAll('-', ' ')), rememberedTexts),
    stem,
    ...createMeanings(extension, stem),
    phrases,
    isServiceWord: (word) => service.hasWhole(word),
    isKnown: (word) => known.has(word),
    isKnownWhole: (word) => known.hasWhole(word),
    findWish: (word) => wishes.get(word),
    isStopWord: (word) => stopWords.has(word),
    isFirstPart: (letters) => firstParts.has(letters),
    listConfusions,
  }
}

/** Returns the same Dutch with other synonyms added: it reads documents the same, so its identity is the same. */
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
  return { ...language, ...createMeanings(extended, stem) }
}

/** Returns what words stand for: the part of a language that plays no role in reading documents. */
function createMeanings(
  extension: LanguageExtension,
  stem: Stem,
): Pick<Language, 'listAlternatives' | 'listNearest' | 'isListed' | 'listedWords'> {
  const alternatives = new Alternatives(
    [...dutchSynonyms, ...(extension.synonyms ?? [])],
    [...dutchBroadWords, ...colorShades, ...(extension.broadWords ?? [])],
    stem,
  )
  const nearest = new Map(
    [...dutchNearest, ...(extension.nearest ?? [])].map(({ word, near }) => [
      stem(fold(word)),
      near.map(fold),
    ]),
  )
  return {
    listAlternatives: (word) => alternatives.of(word),
    listNearest(word) {
      const own = nearest.get(stem(word))
      const synonyms = alternatives.of(word).filter(({ weight }) => weight >= synonymWeight)
      return own ?? synonyms.flatMap((other) => nearest.get(stem(other.word)) ?? [])
    },
    isListed: (word) => alternatives.has(word),
    listedWords: () => alternatives.words,
  }
}

function inOneSpelling(text: string, spellings: readonly Spelling[]): string {
  // Patterns look for gaps on both sides of a sign, so a page of spaces would be read over and over.
  let spelled = fold(text).replace(longGap, ' ')
  for (const { pattern, replacement } of spellings) spelled = spelled.replace(pattern, replacement)
  return spelled
}

function listConfusions(word: string): string[] {
  const ways = dutchConfusions.flatMap(([one, other]) => [
    ...[word.replace(one, other), word.replaceAll(one, other)],
    ...[word.replace(other, one), word.replaceAll(other, one)],
  ])
  return [...new Set(ways)].filter((way) => way !== word)
}
