import type { NumberArray } from '../store/number-column.ts'
import { fold } from '../text/words/tokens.ts'
import type { Phrase } from './phrase.ts'

/** Entries that share one highest weight, so that a search for the best can skip them together. */
const blockLength = 64
/** A match with a later word of a phrase counts less than one with its first word. */
export const laterWord = 0.5

/** The sorted part of a phrase list, as a snapshot keeps it. */
export interface PhraseEntries {
  phrase: NumberArray
  /** The position in the folded phrase where the word begins. */
  start: NumberArray
}

/** A phrase with its weight for the beginning at hand. */
export interface WeighedPhrase {
  phrase: Phrase
  weight: number
}

interface Weighed {
  index: number
  weight: number
}

/** Holds phrases in alphabetical order, once for every word they contain, to complete what is typed. */
export class PhraseList {
  readonly phrases: readonly Phrase[]
  readonly entries: PhraseEntries
  readonly #folded: readonly string[]
  readonly #weights: Float32Array
  readonly #blockMaxima: Float32Array

  constructor(phrases: readonly Phrase[], entries?: PhraseEntries) {
    this.phrases = phrases
    this.#folded = phrases.map(({ text }) => fold(text))
    this.entries = entries ?? sortedEntries(this.#folded)
    const { phrase, start } = this.entries
    this.#weights = new Float32Array(phrase.length)
    this.#blockMaxima = new Float32Array(Math.ceil(phrase.length / blockLength))
    for (let i = 0; i < phrase.length; i++) {
      const weight = (phrases[phrase[i] as number] as Phrase).weight * (start[i] === 0 ? 1 : laterWord)
      this.#weights[i] = weight
      const block = Math.floor(i / blockLength)
      if (weight > (this.#blockMaxima[block] as number)) this.#blockMaxima[block] = weight
    }
  }

  /** Returns the heaviest phrases that have a word with this beginning, best first; `accepts` may refuse some. */
  heaviest(
    beginning: string,
    limit: number,
    accepts: (phrase: Phrase, folded: string) => boolean,
  ): WeighedPhrase[] {
    const best: Weighed[] = []
    const from = this.#firstAtLeast(beginning)
    const end = this.#firstAtLeast(`${beginning}\uffff`)
    for (let i = from; i < end; i++) {
      const isFull = best.length === limit
      const least = isFull ? (best[limit - 1]?.weight ?? 0) : -1
      if (
        i % blockLength === 0 &&
        i + blockLength <= end &&
        (this.#blockMaxima[i / blockLength] as number) <= least
      ) {
        i += blockLength - 1
        continue
      }
      const weight = this.#weights[i] as number
      if (weight <= least) continue
      const index = this.entries.phrase[i] as number
      if (!accepts(this.phrases[index] as Phrase, this.#folded[index] as string)) continue
      insert(best, index, weight, limit)
    }
    return best.map(({ index, weight }) => ({ phrase: this.phrases[index] as Phrase, weight }))
  }

  #firstAtLeast(beginning: string): number {
    let from = 0
    let end = this.entries.phrase.length
    while (from < end) {
      const middle = (from + end) >>> 1
      if (this.#textOf(middle, beginning.length) < beginning) from = middle + 1
      else end = middle
    }
    return from
  }

  #textOf(entry: number, length: number): string {
    const start = this.entries.start[entry] as number
    return (this.#folded[this.entries.phrase[entry] as number] as string).slice(start, start + length)
  }
}

/** Keeps the list sorted, with each phrase once, at its best weight. */
function insert(
  best: { index: number; weight: number }[],
  index: number,
  weight: number,
  limit: number,
): void {
  const known = best.findIndex((entry) => entry.index === index)
  if (known >= 0) {
    if ((best[known]?.weight ?? 0) >= weight) return
    best.splice(known, 1)
  }
  const place = best.findIndex((entry) => entry.weight < weight)
  best.splice(place < 0 ? best.length : place, 0, { index, weight })
  if (best.length > limit) best.pop()
}

function sortedEntries(folded: readonly string[]): PhraseEntries {
  const entries: { text: string; phrase: number; start: number }[] = []
  folded.forEach((text, phrase) => {
    for (const start of wordStarts(text)) entries.push({ text: text.slice(start), phrase, start })
  })
  entries.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.phrase - b.phrase))
  return {
    phrase: Uint32Array.from(entries, ({ phrase }) => phrase),
    start: Uint16Array.from(entries, ({ start }) => start),
  }
}

/** Returns where words begin; positions beyond the column's range make no sensible beginning anyway. */
function wordStarts(folded: string): number[] {
  return Array.from(folded.matchAll(/(?<![a-z0-9])[a-z0-9]/g), ({ index }) => index).filter(
    (start) => start < 65_536,
  )
}
