import type { Meaning } from '../../dutch/phrases.ts'
import type { Stem } from './stemmer.ts'

/** The meaning of some words of a text. */
export interface Translation {
  /** How many words of the text it replaces. */
  length: number
  /** The Dutch words; none when they say nothing about a product. */
  words: readonly string[]
  /** Valid only when nothing but sizes and values are beside it. */
  isDutchToo: boolean
}

/** Words of this length lose the s or x of a plural; shorter ones would become other words. */
const shortestPlural = 4

/** Finds several words for one thing, or words in another language, by the words as a language reads them. */
export class PhraseBook {
  readonly #byWords = new Map<string, Omit<Translation, 'length'>>()
  /** Phrases of several words by their stems: lampen eettafel is lamp eettafel. A single stem could be another word. */
  readonly #byStems = new Map<string, Omit<Translation, 'length'>>()
  readonly #stem: Stem
  #longest = 0

  /** Of two meanings of the same words, the first one counts. */
  constructor(meanings: readonly Meaning[], splitWords: (text: string) => readonly string[], stem: Stem) {
    this.#stem = stem
    for (const { means, phrases, isDutchToo = false } of meanings) {
      const words = means === '' ? [] : splitWords(means)
      for (const phrase of phrases) {
        const read = splitWords(phrase)
        const key = read.join(' ')
        this.#longest = Math.max(this.#longest, read.length)
        if (!this.#byWords.has(key)) this.#byWords.set(key, { words, isDutchToo })
        const stems = read.map(stem).join(' ')
        if (read.length > 1 && !this.#byStems.has(stems)) this.#byStems.set(stems, { words, isDutchToo })
      }
    }
  }

  /** Returns what the words from `start` mean, trying the longest phrase first. */
  find(words: readonly string[], start: number): Translation | undefined {
    const within = words.slice(start, start + this.#longest)
    for (let length = within.length; length > 0; length--) {
      const typed = within.slice(0, length)
      const found =
        this.#byWords.get(typed.join(' ')) ??
        this.#byWords.get(typed.map(singular).join(' ')) ??
        this.#byStems.get(typed.map(this.#stem).join(' '))
      if (found) return { length, ...found }
    }
    return undefined
  }

  /** Whether the word alone is in the book. */
  has(word: string): boolean {
    return this.#byWords.has(word) || this.#byWords.has(singular(word))
  }
}

function singular(word: string): string {
  return word.length >= shortestPlural && /(?:[a-z]s|ux)$/.test(word) ? word.slice(0, -1) : word
}
