import { headsOfCompounds } from './compound-parts.ts'
import { type NearWord, nearWords } from './near-words.ts'
import type { Vocabulary } from './vocabulary.ts'

const SHORTEST_CORRECTED = 4

/** Finds the word that was probably meant, among the shop's own words. */
export class Spelling {
  readonly #vocabulary: Vocabulary
  #heads: Map<string, number> | undefined
  #sortedHeads: readonly string[] = []

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
  }

  /** The most used of the nearest words, those with the typed first letter before others. */
  findNear(typed: string, mostErrors: number): string | undefined {
    if (typed.length < SHORTEST_CORRECTED || /\d/.test(typed)) return undefined
    const heads = this.#compoundHeads()
    const lists = [...this.#vocabulary.forwards.parts(), this.#sortedHeads]
    const uses = (word: string) => this.#vocabulary.usesOf(word) + (heads.get(word) ?? 0)
    const rank = ({ word, distance }: NearWord) => distance * 2 + (word[0] === typed[0] ? 0 : 1)
    const [best] = lists
      .flatMap((list) => nearWords(list, typed, mostErrors))
      .filter(({ word }) => word.length >= SHORTEST_CORRECTED && !/\d/.test(word))
      .sort((a, b) => rank(a) - rank(b) || uses(b.word) - uses(a.word) || (a.word < b.word ? -1 : 1))
    return best?.word
  }

  /** The words that only compounds show. Made at the first need; the few that later changes bring wait for a rebuild. */
  #compoundHeads(): Map<string, number> {
    if (!this.#heads) {
      this.#heads = headsOfCompounds(this.#vocabulary)
      this.#sortedHeads = [...this.#heads.keys()].sort()
    }
    return this.#heads
  }
}
