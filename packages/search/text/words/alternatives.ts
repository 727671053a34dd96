import type { BroadWord, SynonymSet } from '../../dutch/synonyms.ts'
import { readColorCompound } from './color-words.ts'
import type { Stem } from './stemmer.ts'
import { fold } from './tokens.ts'

/** Another word that a word stands for. */
export interface Alternative {
  word: string
  /** 1 would be the word itself. */
  weight: number
}

export const synonymWeight = 0.9
export const coveredWeight = 0.7
/** A word for a place, or one that ranks later, is meant with less certainty. */
const furtherWeight = 0.6
const shortestFirstPart = 3
const shortestHead = 4
const shortStem = 3

/** Holds the lists of synonyms and broad words, by the stem of the word that is looked up. */
export class Alternatives {
  readonly #byStem = new Map<string, Alternative[]>()
  /** The written forms of words with a short stem: leed has the stem of led, but is another word. */
  readonly #shortForms = new Map<string, Set<string>>()
  readonly #stem: Stem
  readonly #words: readonly string[]

  constructor(synonyms: readonly SynonymSet[], broadWords: readonly BroadWord[], stem: Stem) {
    this.#stem = stem
    for (const set of synonyms) {
      for (const from of set) for (const to of set) this.#link(fold(from), fold(to), synonymWeight)
    }
    const listSynonyms = (word: string) =>
      (this.#byStem.get(stem(word)) ?? []).filter(({ weight }) => weight === synonymWeight)
    const broad = broadWords.map(({ word, covers, isPlace, isFurther }) => ({
      word: fold(word),
      weight: isPlace || isFurther ? furtherWeight : coveredWeight,
      covers: covers.map(fold),
      synonyms: listSynonyms(fold(word)),
    }))
    this.#words = [...new Set([...synonyms.flat(), ...broadWords.map(({ word }) => word)].map(fold))].sort()
    for (const { word, weight, covers, synonyms } of broad) {
      for (const covered of covers) {
        this.#link(word, covered, weight)
        // A douchelaken is another name for a badlaken, and so is covered by it.
        for (const { word: other } of synonyms) this.#link(other, covered, weight * synonymWeight)
      }
    }
  }

  /** Returns every word that stands for others, in alphabetical order. */
  get words(): readonly string[] {
    return this.#words
  }

  has(word: string): boolean {
    return this.#find(word) !== undefined
  }

  /** Returns what the word, in any form, stands for; a compound takes it from its head (relaxzetel: relaxfauteuil). */
  of(word: string): readonly Alternative[] {
    const whole = this.#find(word)
    if (whole) return whole
    const color = readColorCompound(word)
    if (color) return color.shade === undefined ? [] : [{ word: color.shade, weight: synonymWeight }]
    for (let start = shortestFirstPart; start <= word.length - shortestHead; start++) {
      const ofHead = this.#find(word.slice(start))
      const first = word.slice(0, start)
      if (ofHead) return ofHead.map(({ word: head, weight }) => ({ word: first + head, weight }))
    }
    return []
  }

  #find(word: string): Alternative[] | undefined {
    const stem = this.#stem(word)
    const isSame = stem.length > shortStem || this.#shortForms.get(stem)?.has(word)
    return isSame ? this.#byStem.get(stem) : undefined
  }

  #noteForms(word: string, stem: string): void {
    const known = this.#shortForms.get(stem) ?? new Set()
    this.#shortForms.set(stem, new Set([...known, ...listForms(word, stem)]))
  }

  #link(from: string, to: string, weight: number): void {
    const stem = this.#stem(from)
    if (stem === this.#stem(to)) return
    if (stem.length <= shortStem) this.#noteForms(from, stem)
    const known = this.#byStem.get(stem)
    if (known) known.push({ word: to, weight })
    else this.#byStem.set(stem, [{ word: to, weight }])
  }
}

/** Returns a short word with its endings: bed, bedden, bedje; geel, gele. Leed and leden do not belong to led. */
function listForms(word: string, stem: string): string[] {
  const open = word === stem ? stem + stem.slice(-1) : stem
  return [word, `${word}s`, `${open}e`, `${open}en`, `${word}je`, `${word}jes`, `${word}tje`, `${word}tjes`]
}
