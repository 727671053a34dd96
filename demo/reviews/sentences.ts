import { type Dice, fill, pick, type Slots } from './fill.ts'
import type { Frame, Mood } from './read-material.ts'

/** No sentence occurs in the shop more often than this. */
export const mostRepeats = 4
const attempts = 12

/** Remembers what was said already, in the whole shop and about the product at hand. */
export class SaidBefore {
  readonly #sentences = new Map<string, number>()
  readonly #frames = new Map<Frame, number>()
  readonly #titles = new Map<string, number>()
  #framesHere = new Set<Frame>()

  /** Forgets which frames were used for the product at hand. */
  turnPage(): void {
    this.#framesHere = new Set()
  }

  countTimes(frame: Frame): number {
    return this.#frames.get(frame) ?? 0
  }

  isHere(frame: Frame): boolean {
    return this.#framesHere.has(frame)
  }

  isWornOut(sentence: string): boolean {
    return (this.#sentences.get(toKey(sentence)) ?? 0) >= mostRepeats
  }

  /** Returns how many reviews have this title. */
  titled(title: string): number {
    return this.#titles.get(title) ?? 0
  }

  noteTitle(title: string): void {
    this.#titles.set(title, this.titled(title) + 1)
  }

  note(frame: Frame, sentence: string): void {
    const key = toKey(sentence)
    this.#sentences.set(key, (this.#sentences.get(key) ?? 0) + 1)
    this.#frames.set(frame, this.countTimes(frame) + 1)
    this.#framesHere.add(frame)
  }
}

/** Returns a key for what a reader hears: capitals and punctuation make no other sentence. */
export const toKey = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

export interface Said {
  frame: Frame
  text: string
}

/**
 * Says something new: takes a fitting frame that was used little, about a topic that this review has not mentioned. Undefined
 * when nothing is left to say.
 */
export function say(
  frames: readonly Frame[],
  wish: { mood: Mood; topics: ReadonlySet<string>; slots: Slots },
  said: SaidBefore,
  dice: Dice,
): Said | undefined {
  const fitting = frames.filter(
    (frame) => frame.mood === wish.mood && !wish.topics.has(frame.topic) && !said.isHere(frame),
  )
  for (let attempt = 0; attempt < attempts && fitting.length > 0; attempt++) {
    const drawn = Array.from({ length: 4 }, () => pick(fitting, dice))
    const frame = drawn.reduce((best, one) => (said.countTimes(one) < said.countTimes(best) ? one : best))
    const text = fill(frame.text, wish.slots, dice)
    if (text === undefined || splitSentences(text).some((sentence) => said.isWornOut(sentence))) continue
    for (const sentence of splitSentences(text)) said.note(frame, sentence)
    return { frame, text }
  }
  return undefined
}

/** Splits a text into sentences. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => toKey(sentence) !== '')
}
