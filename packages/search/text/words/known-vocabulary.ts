import { linkingLetters } from '../../dutch/linking-letters.ts'
import type { Stem } from './stemmer.ts'
import { fold } from './tokens.ts'

/** Unrelated words share a shorter stem: leed and led. */
const shortestStem = 4
const shortestFirstPart = 3
const shortestHead = 4

/** Holds the words that are right as they are, whether or not the shop has such a product. */
export class KnownVocabulary {
  readonly #words: ReadonlySet<string>
  readonly #stems: ReadonlySet<string>
  readonly #stem: Stem
  readonly #isFirstPart: (letters: string) => boolean

  /** Dutch words are known in every form and as parts of compounds, `foreign` ones only as they are written. */
  constructor(
    dutch: readonly string[],
    foreign: readonly string[],
    { stem, isFirstPart }: { stem: Stem; isFirstPart: (letters: string) => boolean },
  ) {
    this.#stem = stem
    this.#isFirstPart = isFirstPart
    const folded = dutch.map(fold)
    this.#words = new Set([...folded, ...foreign.map(fold)])
    this.#stems = new Set(folded.map(stem).filter(({ length }) => length >= shortestStem))
  }

  has(word: string): boolean {
    return this.hasWhole(word) || this.#isCompound(word)
  }

  /** Whether the word itself, in any form, is in the lists. */
  hasWhole(word: string): boolean {
    return this.#words.has(word) || this.#stems.has(this.#stem(word))
  }

  #isCompound(word: string): boolean {
    for (let end = shortestFirstPart; end <= word.length - shortestHead; end++) {
      if (this.hasWhole(word.slice(end)) && this.#canBegin(word.slice(0, end))) return true
    }
    return false
  }

  #canBegin(letters: string): boolean {
    return linkingLetters.some((link) => {
      const part = letters.slice(0, letters.length - link.length)
      const isPart = part.length >= shortestFirstPart && letters.endsWith(link)
      return isPart && (this.#words.has(part) || this.#isFirstPart(part))
    })
  }
}
