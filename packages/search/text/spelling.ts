import { type NearWord, nearBeginnings, nearWords } from './near-words.ts'
import { SoundIndex } from './sound-index.ts'
import type { Vocabulary } from './vocabulary.ts'

const SHORTEST_CORRECTED = 4
const SHORTEST_UNFINISHED = 5
/** A beginning that fits more words than this says nothing. */
const MOST_CONTINUATIONS = 200

/** Finds the word that was probably meant, among the shop's own words. */
export class Spelling {
  readonly #vocabulary: Vocabulary
  readonly #sounds: SoundIndex

  constructor(vocabulary: Vocabulary) {
    this.#sounds = new SoundIndex(vocabulary)
    this.#vocabulary = vocabulary
  }

  /** The word as it is spelled today or by ear: gordijnen for gordynen. */
  findConfused(typed: string): string | undefined {
    if (!isCorrectable(typed)) return undefined
    const ways = this.#vocabulary.language.confusionsOf(typed)
    return this.#mostUsed(ways.flatMap((way) => this.#asUsed(way) ?? []))
  }

  /** The most used of the nearest words, those with the typed first letter before others. */
  findNear(typed: string, mostErrors: number): string | undefined {
    if (!isCorrectable(typed)) return undefined
    const rank = ({ word, distance }: NearWord) => distance * 2 + (word[0] === typed[0] ? 0 : 1)
    const near = [...this.#vocabulary.forwards.parts(), this.#vocabulary.heads.inOrder()]
      .flatMap((words) => nearWords(words, typed, mostErrors))
      .filter(({ word }) => isCorrectable(word))
    const best = Math.min(...near.map(rank))
    return this.#mostUsed(near.filter((word) => rank(word) === best).map(({ word }) => word))
  }

  /** The most used of the words that sound alike, however differently they are written: pyjama for piama. */
  findSoundAlike(typed: string): string | undefined {
    return isCorrectable(typed) ? this.#mostUsed(this.#sounds.alike(typed).filter(isCorrectable)) : undefined
  }

  /** The shortest word that begins nearly as what was typed so far. */
  findUnfinished(typed: string): string | undefined {
    if (typed.length < SHORTEST_UNFINISHED || !isCorrectable(typed)) return undefined
    const { forwards } = this.#vocabulary
    const beginnings = forwards.parts().flatMap((words) => nearBeginnings(words, typed, 1))
    const continued = beginnings
      .filter((beginning) => beginning[0] === typed[0])
      .flatMap((beginning) => forwards.startingWith(beginning, MOST_CONTINUATIONS))
      .filter((word) => word.length >= typed.length)
    const shortest = Math.min(...continued.map((word) => word.length))
    return this.#mostUsed(continued.filter((word) => word.length === shortest))
  }

  /** A word of the shop in any form, as the shop writes it: overtrek for overtrekk, which has the same stem. */
  #asUsed(word: string): string | undefined {
    const term = this.#vocabulary.findPrimaryTerm(word)
    if (term === undefined) return undefined
    return this.#vocabulary.findWord(word) ? word : this.#vocabulary.usualWordOf(term)
  }

  #mostUsed(words: readonly string[]): string | undefined {
    const uses = (word: string) => this.#vocabulary.usesOf(word) + this.#vocabulary.heads.usesOf(word)
    return [...words].sort((a, b) => uses(b) - uses(a) || (a < b ? -1 : 1))[0]
  }
}

/** Short words are near to too much, and a number is no misspelling of another. */
function isCorrectable(word: string): boolean {
  return word.length >= SHORTEST_CORRECTED && !/\d/.test(word)
}
