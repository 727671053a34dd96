import type { Language } from './language.ts'
import { Postings } from './postings.ts'
import { SortedWords } from './sorted-words.ts'

interface Word {
  term: number
  /** How often the word stands in a primary field. */
  uses: number
}

/**
 * All words of the products. A term is a stem with its postings; a word is how the stem was written. Only words of primary
 * fields (title, brand, category, attribute values) serve spelling, compounds and prefixes: descriptions hold anything.
 */
export class Vocabulary {
  readonly language: Language
  readonly postings: Postings[] = []
  readonly stems: string[] = []
  /** By its letters forwards, for prefixes. */
  readonly forwards = new SortedWords()
  /** Words and stems by their letters backwards: what ends in "overtrek" stands together. */
  readonly backwards = new SortedWords()
  /** Per term, how many primary words lead to it. */
  readonly #primaryUses: number[] = []
  /** Per term, the way it is written most. */
  readonly #usualWord: (string | undefined)[] = []
  readonly #categoryTerms = new Set<number>()
  readonly #termByStem = new Map<string, number>()
  readonly #words = new Map<string, Word>()
  readonly #termByBackwards = new Map<string, number>()

  constructor(language: Language) {
    this.language = language
  }

  findTerm(word: string): number | undefined {
    return this.#termByStem.get(this.language.stem(word))
  }

  /** The term of a word that a product has in a primary field, in whatever form. */
  findPrimaryTerm(word: string): number | undefined {
    const term = this.findTerm(word)
    return term !== undefined && this.isPrimary(term) ? term : undefined
  }

  isPrimary(term: number): boolean {
    return (this.#primaryUses[term] as number) > 0
  }

  /** Whether the term stands in the name of a category: it says what a thing is. */
  isCategoryWord(term: number): boolean {
    return this.#categoryTerms.has(term)
  }

  /** How often a word, exactly so written, stands in a primary field. */
  usesOf(word: string): number {
    return this.#words.get(word)?.uses ?? 0
  }

  usualWordOf(term: number): string {
    return this.#usualWord[term] ?? (this.stems[term] as string)
  }

  termOfWord(word: string): number | undefined {
    return this.#words.get(word)?.term
  }

  /** Terms of the words that end in the given letters: the compounds of which they are the head. */
  termsEndingIn(letters: string): number[] {
    return this.backwards
      .startingWith(reversed(letters))
      .map((key) => this.#termByBackwards.get(key) as number)
  }

  addPrimary(row: number, word: string, weight: number): void {
    const term = this.#addTerm(word)
    this.postingsOf(term).add(row, weight)
    this.#primaryUses[term] = (this.#primaryUses[term] as number) + 1
    const known = this.#words.get(word)
    if (known) known.uses++
    else this.#addWord(word, term)
    const usual = this.#usualWord[term]
    if (usual === undefined || this.usesOf(word) > this.usesOf(usual)) this.#usualWord[term] = word
  }

  addCategoryWord(row: number, word: string, weight: number): void {
    this.addPrimary(row, word, weight)
    this.#categoryTerms.add(this.#addTerm(word))
  }

  /** A description's word, or a code: found when typed, but no model for spelling or compounds. */
  addSecondary(row: number, word: string, weight: number): void {
    this.postingsOf(this.#addTerm(word)).add(row, weight)
  }

  postingsOf(term: number): Postings {
    const postings = this.postings[term]
    if (!postings) throw new RangeError(`No term ${term}`)
    return postings
  }

  trim(): void {
    for (const postings of this.postings) postings.trim()
  }

  #addTerm(word: string): number {
    const stem = this.language.stem(word)
    const known = this.#termByStem.get(stem)
    if (known !== undefined) return known
    const term = this.stems.push(stem) - 1
    this.#termByStem.set(stem, term)
    this.postings.push(new Postings())
    this.#primaryUses.push(0)
    this.#usualWord.push(undefined)
    return term
  }

  #addWord(word: string, term: number): void {
    this.#words.set(word, { term, uses: 1 })
    this.forwards.add(word)
    for (const key of [reversed(word), reversed(this.stems[term] as string)]) {
      if (this.#termByBackwards.has(key)) continue
      this.#termByBackwards.set(key, term)
      this.backwards.add(key)
    }
  }
}

export function reversed(word: string): string {
  return [...word].reverse().join('')
}
