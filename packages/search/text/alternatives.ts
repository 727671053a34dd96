import type { BroadWord, SynonymSet } from '../dutch/synonyms.ts'
import { readColourCompound } from './colour-words.ts'
import type { Stem } from './stemmer.ts'
import { fold } from './tokens.ts'

/** Another word that a word stands for. */
export interface Alternative {
  word: string
  /** 1 would be the word itself. */
  weight: number
}

export const SYNONYM_WEIGHT = 0.9
export const COVERED_WEIGHT = 0.7
/** What is meant for a place is meant less surely. */
const PLACE_WEIGHT = 0.6
const SHORTEST_FIRST_PART = 3
const SHORTEST_HEAD = 4

/** The lists of synonyms and broad words, by the stem of the word that is looked up. */
export class Alternatives {
  readonly #byStem = new Map<string, Alternative[]>()
  readonly #stem: Stem

  constructor(synonyms: readonly SynonymSet[], broadWords: readonly BroadWord[], stem: Stem) {
    this.#stem = stem
    for (const set of synonyms) {
      for (const from of set) for (const to of set) this.#link(fold(from), fold(to), SYNONYM_WEIGHT)
    }
    const synonymsOf = (word: string) =>
      (this.#byStem.get(stem(word)) ?? []).filter(({ weight }) => weight === SYNONYM_WEIGHT)
    const broad = broadWords.map(({ word, covers, isPlace }) => ({
      word: fold(word),
      weight: isPlace ? PLACE_WEIGHT : COVERED_WEIGHT,
      covers: covers.map(fold),
      synonyms: synonymsOf(fold(word)),
    }))
    for (const { word, weight, covers, synonyms } of broad) {
      for (const covered of covers) {
        this.#link(word, covered, weight)
        // A douchelaken is a badlaken by another name, and so is covered by it.
        for (const { word: other } of synonyms) this.#link(other, covered, weight * SYNONYM_WEIGHT)
      }
    }
  }

  has(word: string): boolean {
    return this.#byStem.has(this.#stem(word))
  }

  /** What the word, in any form, stands for; a compound takes it from its head (relaxzetel: relaxfauteuil). */
  of(word: string): readonly Alternative[] {
    const whole = this.#byStem.get(this.#stem(word))
    if (whole) return whole
    const colour = readColourCompound(word)
    if (colour) return colour.shade === undefined ? [] : [{ word: colour.shade, weight: SYNONYM_WEIGHT }]
    for (let start = SHORTEST_FIRST_PART; start <= word.length - SHORTEST_HEAD; start++) {
      const ofHead = this.#byStem.get(this.#stem(word.slice(start)))
      const first = word.slice(0, start)
      if (ofHead) return ofHead.map(({ word: head, weight }) => ({ word: first + head, weight }))
    }
    return []
  }

  #link(from: string, to: string, weight: number): void {
    const stem = this.#stem(from)
    if (stem === this.#stem(to)) return
    const known = this.#byStem.get(stem)
    if (known) known.push({ word: to, weight })
    else this.#byStem.set(stem, [{ word: to, weight }])
  }
}
