import { CompoundHeads } from './compound-heads.ts'
import type { KnownWords } from './compound-parts.ts'
import type { Language } from './language.ts'
import { Postings } from './postings.ts'
import { SortedWords } from './sorted-words.ts'

/** How a term was written. */
export interface Word {
  term: number
  /** How often the word, exactly so written, stands in a primary field. */
  uses: number
}

/**
 * All words of the products. A term is a stem with its postings; a word is how the stem was written. Only words of primary
 * fields (title, brand, category, attribute values) serve spelling, compounds and prefixes: descriptions hold anything.
 */
export class Vocabulary implements KnownWords {
  readonly language: Language
  readonly postings: Postings[] = []
  readonly stems: string[] = []
  /** What recurs at the end of compounds without being a word here. */
  readonly heads = new CompoundHeads(this)
  /** Primary words by their letters forwards, for prefixes. */
  readonly forwards = new SortedWords()
  /** Words and stems by their letters backwards: what ends in "overtrek" stands together. */
  readonly #backwards = new SortedWords()
  readonly #termByBackwards = new Map<string, number>()
  readonly #termByStem = new Map<string, number>()
  readonly #words = new Map<string, Word>()
  /** Per term the way it is written most; undefined when no primary field has it. */
  readonly #usualWord: (string | undefined)[] = []
  readonly #categoryTerms = new Set<number>()

  constructor(language: Language) {
    this.language = language
  }

  /** The term of a word in whatever form. */
  findTerm(word: string): number | undefined {
    return this.#termByStem.get(this.language.stem(word))
  }

  /** As `findTerm`, when a primary field has it. */
  findPrimaryTerm(word: string): number | undefined {
    const term = this.findTerm(word)
    return term !== undefined && this.isPrimary(term) ? term : undefined
  }

  isPrimary(term: number): boolean {
    return this.#usualWord[term] !== undefined
  }

  /** Whether the term stands in the name of a category: it says what a thing is. */
  isCategoryWord(term: number): boolean {
    return this.#categoryTerms.has(term)
  }

  findWord(word: string): Word | undefined {
    return this.#words.get(word)
  }

  /** How often a word, exactly so written, stands in a primary field. */
  usesOf(word: string): number {
    return this.#words.get(word)?.uses ?? 0
  }

  usualWordOf(term: number): string {
    return this.#usualWord[term] ?? (this.stems[term] as string)
  }

  /** What ends in the given letters, with the letters before them: "overtrek" has "dekbed" before it. */
  *endingsIn(letters: string): Generator<{ term: number; before: string }> {
    for (const key of this.#backwards.startingWith(reversed(letters))) {
      const term = this.#termByBackwards.get(key) as number
      yield { term, before: reversed(key.slice(letters.length)) }
    }
  }

  words(): Iterable<[string, Word]> {
    return this.#words
  }

  postingsOf(term: number): Postings {
    const postings = this.postings[term]
    if (!postings) throw new RangeError(`No term ${term}`)
    return postings
  }

  addPrimary(row: number, text: string, weight: number): number {
    const term = this.#addTerm(text)
    this.postingsOf(term).add(row, weight)
    const word = this.#words.get(text) ?? this.#addWord(text, { term, uses: 0 })
    word.uses++
    const usual = this.#usualWord[term]
    if (usual === undefined || word.uses > this.usesOf(usual)) this.#usualWord[term] = text
    return term
  }

  addCategoryWord(row: number, word: string, weight: number): void {
    this.#categoryTerms.add(this.addPrimary(row, word, weight))
  }

  /** A description's word, or a code: found when typed, but no model for spelling or compounds. */
  addSecondary(row: number, word: string, weight: number): void {
    this.postingsOf(this.#addTerm(word)).add(row, weight)
  }

  /** Adds a term as it was saved; its postings follow. */
  loadTerm(stem: string, isCategoryWord: boolean): void {
    const term = this.#addStem(stem)
    if (isCategoryWord) this.#categoryTerms.add(term)
  }

  /** Adds a word as it was saved, its term being there. */
  loadWord(text: string, word: Word): void {
    this.#addWord(text, word)
    const usual = this.#usualWord[word.term]
    if (usual === undefined || word.uses > this.usesOf(usual)) this.#usualWord[word.term] = text
  }

  trim(): void {
    for (const postings of this.postings) postings.trim()
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

  #addWord(text: string, word: Word): Word {
    this.#words.set(text, word)
    this.forwards.add(text)
    for (const key of [reversed(text), reversed(this.stems[word.term] as string)]) {
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
