import { CompoundHeads } from '../words/compound-heads.ts'
import type { KnownWords } from '../words/compound-parts.ts'
import type { Language } from '../words/language.ts'
import { SortedWords } from '../words/sorted-words.ts'
import { Postings } from './postings.ts'

/** A written form of a term. */
export interface Word {
  text: string
  term: number
  /** How often the word, exactly as written, occurs in a primary field. */
  uses: number
  /** The last row with the word in the title of a facet value. */
  titledRow: number
}

/** The words of a text that belongs to many products. */
export interface KnownText {
  words: readonly Word[]
  /** The last row to which the text, and each of its words, was added. */
  row: number
}

/** Attribute values and category names belong to many products. */
const mostKnownTexts = 20_000
const noRow = -1

/** Limits the memory: misspelt descriptions contain any number of words. */
const mostRememberedTerms = 200_000

/**
 * Holds all words of the products. A term is a stem with its postings; a word is a written form of the stem. Only words
 * of primary fields (title, brand, category, attribute values) serve spelling, compounds and prefixes, since
 * descriptions can contain anything.
 */
export class Vocabulary implements KnownWords {
  /** May be replaced by one with other synonyms, but it must read words in the same way. */
  language: Language
  readonly postings: Postings[] = []
  readonly stems: string[] = []
  /** Endings that recur in compounds without being a word here. */
  readonly heads = new CompoundHeads(this)
  /** Primary words by their letters forwards, for prefixes. */
  readonly forwards = new SortedWords()
  /** Words and stems spelled backwards, so that those that end in "overtrek" are adjacent. */
  readonly #backwards = new SortedWords()
  readonly #termByBackwards = new Map<string, number>()
  readonly #termByStem = new Map<string, number>()
  readonly #words = new Map<string, Word>()
  /** Per term its most frequent written form; undefined when no primary field has it. */
  readonly #usualWord: (Word | undefined)[] = []
  readonly #knownTexts = new Map<string, KnownText>()
  readonly #knownSlugs = new Map<string, KnownText>()
  /** The terms of words of descriptions, so that each word is stemmed once in a build. */
  readonly #termByWord = new Map<string, number>()
  readonly #categoryTerms = new Set<number>()

  constructor(language: Language) {
    this.language = language
  }

  /** Returns the term of a word in any form. */
  findTerm(word: string): number | undefined {
    return this.#termByStem.get(this.language.stem(word))
  }

  /** Works like `findTerm`, for terms in a primary field. */
  findPrimaryTerm(word: string): number | undefined {
    const term = this.findTerm(word)
    return term !== undefined && this.isPrimary(term) ? term : undefined
  }

  isPrimary(term: number): boolean {
    return this.#usualWord[term] !== undefined
  }

  /** Whether the term occurs in the name of a category, and so says what a thing is. */
  isCategoryWord(term: number): boolean {
    return this.#categoryTerms.has(term)
  }

  findWord(word: string): Word | undefined {
    return this.#words.get(word)
  }

  /** Returns how often the word, exactly as written, occurs in a primary field. */
  countUses(word: string): number {
    return this.#words.get(word)?.uses ?? 0
  }

  getUsualWord(term: number): string {
    return this.#usualWord[term]?.text ?? (this.stems[term] as string)
  }

  /** Returns what ends in the given letters, with the letters before them: "dekbed" before "overtrek". */
  *endingsIn(letters: string): Generator<{ term: number; before: string }> {
    for (const key of this.#backwards.startingWith(reversed(letters))) {
      const term = this.#termByBackwards.get(key) as number
      yield { term, before: reversed(key.slice(letters.length)) }
    }
  }

  words(): Iterable<[string, Word]> {
    return this.#words
  }

  getPostings(term: number): Postings {
    const postings = this.postings[term]
    if (!postings) throw new RangeError(`No term ${term}`)
    return postings
  }

  /** Returns the words of a short text as objects, looked up once for all uses. */
  knownText(text: string): KnownText {
    return this.#known(text, this.#knownTexts, this.language.splitWords)
  }

  /** Works like `knownText`, for a facet value's short name. */
  knownSlug(slug: string): KnownText {
    return this.#known(slug, this.#knownSlugs, this.language.wordsOfSlug)
  }

  addPrimary(row: number, text: string, weight: number): void {
    this.addWord(row, this.#wordOf(text), weight)
  }

  addWord(row: number, word: Word, weight: number): void {
    ;(this.postings[word.term] as Postings).add(row, weight)
    word.uses++
    this.#noteUse(word)
  }

  addCategoryWord(row: number, word: Word, weight: number): void {
    this.#categoryTerms.add(word.term)
    this.addWord(row, word, weight)
  }

  /** Adds a description's word, or a code: it is found when typed, but is not a model for spelling or compounds. */
  addSecondary(row: number, text: string, weight: number): void {
    let term = this.#words.get(text)?.term ?? this.#termByWord.get(text)
    if (term === undefined) {
      term = this.#addTerm(text)
      if (this.#termByWord.size >= mostRememberedTerms) this.#termByWord.clear()
      this.#termByWord.set(text, term)
    }
    ;(this.postings[term] as Postings).add(row, weight)
  }

  /** Adds a saved term; its postings follow. */
  loadTerm(stem: string, isCategoryWord: boolean): void {
    const term = this.#addStem(stem)
    if (isCategoryWord) this.#categoryTerms.add(term)
  }

  /** Adds a saved word, whose term must be there already. */
  loadWord(text: string, term: number, uses: number): void {
    this.#noteUse(this.#addWord({ text, term, uses, titledRow: noRow }))
  }

  /** Frees what the build no longer needs. */
  trim(): void {
    for (const postings of this.postings) postings.trim()
    this.#termByWord.clear()
  }

  #known(
    text: string,
    known: Map<string, KnownText>,
    splitWords: (text: string) => readonly string[],
  ): KnownText {
    const found = known.get(text)
    if (found) return found
    const read = { words: splitWords(text).map((word) => this.#wordOf(word)), row: noRow }
    if (known.size >= mostKnownTexts) known.clear()
    known.set(text, read)
    return read
  }

  #wordOf(text: string): Word {
    const known = this.#words.get(text)
    return known ?? this.#addWord({ text, term: this.#addTerm(text), uses: 0, titledRow: noRow })
  }

  #noteUse(word: Word): void {
    const usual = this.#usualWord[word.term]
    if (usual !== word && (usual === undefined || word.uses > usual.uses)) this.#usualWord[word.term] = word
  }

  #addTerm(word: string): number {
    const stem = this.language.stem(word)
    return this.#termByStem.get(stem) ?? this.#addStem(stem)
  }

  #addStem(stem: string): number {
    const term = this.stems.push(stem) - 1
    this.#termByStem.set(stem, term)
    this.postings.push(new Postings())
    this.#usualWord.push(undefined)
    return term
  }

  #addWord(word: Word): Word {
    this.#words.set(word.text, word)
    this.forwards.add(word.text)
    for (const key of [reversed(word.text), reversed(this.stems[word.term] as string)]) {
      if (this.#termByBackwards.has(key)) continue
      this.#termByBackwards.set(key, word.term)
      this.#backwards.add(key)
    }
    return word
  }
}

function reversed(word: string): string {
  return [...word].reverse().join('')
}
