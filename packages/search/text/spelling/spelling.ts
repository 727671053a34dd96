import { findDirectMatches } from '../vocabulary/direct-matches.ts'
import { namesProducts } from '../vocabulary/naming-terms.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { coveredWeight } from '../words/alternatives.ts'
import { findNearBeginnings, findNearWords } from './near-words.ts'
import { SoundIndex } from './sound-index.ts'

const shortestCorrected = 4
/** Three letters resemble too many words, so only the name of a kind can be meant. */
const shortestKind = 3
const shortestUnfinished = 5
/** A beginning that fits more words than this says nothing. */
const mostContinuations = 200

/** The costs of an error: letters that sound alike are exchanged most easily, the first letter is seldom wrong. */
const confusedCost = 0.8
const oneError = 1
const soundsAlike = 1.2
const otherFirstLetter = 0.7
/** Bonuses for a word that names a kind of product, and for each tenfold of use. */
const namesAKind = 0.5
const tenfoldUse = 0.2

/** A word that may have been meant, and the cost of the errors that lead to it. */
interface Candidate {
  word: string
  cost: number
}

/** Finds the word that was probably meant, among the shop's own words and those that its lists lead to them. */
export class Spelling {
  readonly #vocabulary: Vocabulary
  readonly #sounds: SoundIndex

  constructor(vocabulary: Vocabulary) {
    this.#sounds = new SoundIndex(vocabulary)
    this.#vocabulary = vocabulary
  }

  /**
   * Returns the likeliest word that differs by one error, by letters that sound alike or only by its spelling. On
   * demand, only one that names a kind of product.
   */
  findMeant(typed: string, { onlyKinds = false } = {}): string | undefined {
    if (!isCorrectable(typed, shortestKind)) return undefined
    const candidates = [
      ...this.#confused(typed),
      ...this.#near(typed, 1),
      ...this.#sounds.alike(typed).map((word) => ({ word, cost: soundsAlike })),
    ]
    return this.#likeliest(typed, candidates, onlyKinds || typed.length < shortestCorrected)
  }

  /** Works like `findMeant`, among the words with at most two errors. */
  findFar(typed: string): string | undefined {
    return isCorrectable(typed) ? this.#likeliest(typed, this.#near(typed, 2), false) : undefined
  }

  /** Returns the shortest word whose beginning resembles what was typed so far. */
  findUnfinished(typed: string): string | undefined {
    if (typed.length < shortestUnfinished || !isCorrectable(typed)) return undefined
    const { forwards } = this.#vocabulary
    const beginnings = forwards.parts().flatMap((words) => findNearBeginnings(words, typed, 1))
    const continued = beginnings
      .filter((beginning) => beginning[0] === typed[0])
      .flatMap((beginning) => forwards.startingWith(beginning, mostContinuations))
      .filter((word) => word.length >= typed.length)
    const shortest = Math.min(...continued.map((word) => word.length))
    const uses = (word: string) => this.#vocabulary.countUses(word)
    return continued
      .filter((word) => word.length === shortest)
      .sort((a, b) => uses(b) - uses(a) || (a < b ? -1 : 1))[0]
  }

  /** Returns the word in today's spelling, or as it is spelled by ear: gordijnen for gordynen. */
  #confused(typed: string): Candidate[] {
    if (!isCorrectable(typed)) return []
    const ways = this.#vocabulary.language.listConfusions(typed)
    return ways.flatMap((way) => this.#asUsed(way) ?? []).map((word) => ({ word, cost: confusedCost }))
  }

  #near(typed: string, mostErrors: number): Candidate[] {
    const { forwards, heads, language } = this.#vocabulary
    return [...forwards.parts(), heads.inOrder(), language.listedWords()].flatMap((words) =>
      findNearWords(words, typed, mostErrors).map(({ word, distance }) => ({
        word,
        cost: distance * oneError,
      })),
    )
  }

  #likeliest(typed: string, candidates: readonly Candidate[], onlyKinds: boolean): string | undefined {
    let likeliest: string | undefined
    let best = Number.NEGATIVE_INFINITY
    for (const { word, cost } of candidates) {
      const isKind = this.#isKind(word)
      if (word === typed || !isCorrectable(word) || (onlyKinds && !isKind)) continue
      const uses = this.#usesOf(word)
      if (uses === 0) continue
      const likelihood =
        (isKind ? namesAKind : 0) +
        tenfoldUse * Math.log10(uses) -
        cost -
        (word[0] === typed[0] ? 0 : otherFirstLetter)
      if (likelihood > best || (likelihood === best && word < (likeliest ?? ''))) {
        best = likelihood
        likeliest = word
      }
    }
    return likeliest
  }

  /** Whether products have this name, by themselves or through the lists. */
  #isKind(word: string): boolean {
    const term = this.#vocabulary.findPrimaryTerm(word)
    if (term !== undefined) return namesProducts([term], this.#vocabulary)
    return namesProducts(findDirectMatches(word, this.#vocabulary, false).keys(), this.#vocabulary)
  }

  /** Returns how often the word, or what it stands for, is used; 0 for a listed word that leads to no product. */
  #usesOf(word: string): number {
    const uses = this.#vocabulary.countUses(word) + this.#vocabulary.heads.countUses(word)
    if (uses > 0 || !this.#vocabulary.language.isListed(word)) return uses
    let rows = 0
    for (const [term, weight] of findDirectMatches(word, this.#vocabulary, false)) {
      if (weight >= coveredWeight && this.#vocabulary.isPrimary(term))
        rows += this.#vocabulary.getPostings(term).rows.length
    }
    return rows
  }

  /** Returns a word of the shop, in any form, as the shop writes it: overtrek for overtrekk, which has the same stem. */
  #asUsed(word: string): string | undefined {
    const term = this.#vocabulary.findPrimaryTerm(word)
    if (term === undefined) return undefined
    return this.#vocabulary.findWord(word) ? word : this.#vocabulary.getUsualWord(term)
  }
}

/** Whether a word can be corrected: short words resemble too many others, and a number is not a misspelling of another. */
function isCorrectable(word: string, shortest = shortestCorrected): boolean {
  return word.length >= shortest && !/\d/.test(word)
}
