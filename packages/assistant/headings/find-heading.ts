import { fold } from '@sluimer/search/text/words/tokens'
import type { Intent } from '../intent/intents.ts'
import { rememberLast } from '../text/remember-last.ts'
import { listWords, type SaidWord } from './features.ts'
import { type HeadingExamples, headingExamples } from './heading-examples.ts'
import { hasMark } from './heading-marks.ts'
import { type LearntKinds, learnInSteps } from './learn-kinds.ts'
import { learnWords, mendWords } from './mend-words.ts'
import { listOtherKinds } from './other-messages.ts'

/** A heading that a message asks for. */
export interface FoundHeading {
  readonly heading: string
  readonly intent: Intent
  /** How far it is ahead of everything else that the message may be: 0 is a tie, and from 4 on nine in ten are right. */
  readonly lead: number
  /** How far it is ahead of a wish for goods. */
  readonly overGoods: number
}

/** A heading that a message may ask for. */
export interface LikelyHeading extends Pick<FoundHeading, 'heading' | 'intent'> {
  /** How far it is behind the best of all that the message may be: 0 for the best itself. */
  readonly behind: number
  /** How much of what the message says has been seen with it: 0 to 1. */
  readonly seen: number
}

const byName: ReadonlyMap<string, HeadingExamples> = new Map(headingExamples.map((one) => [one.heading, one]))
const verbatim: ReadonlyMap<string, HeadingExamples> = new Map(
  headingExamples.map((one) => [toVerbatim(one.heading), one]),
)
const asExamples: ReadonlyMap<string, HeadingExamples> = new Map(
  headingExamples.flatMap((one) => one.asked.map((message) => [toVerbatim(message), one])),
)
/** So much of what a message says, by its rarity, must have been seen with the heading. */
const leastSeen = 0.25
/** With a smaller share than this the lead counts for less. */
const wellSeen = 0.5
/** Words that weigh less say nothing by themselves: 'kan', 'de', 'op'. */
const leastTelling = 1.3
/** A word of so many runs of letters is seen when so many of them are: of a shorter one they are those of other words. */
const fewestGrams = 12
const mostLetters = 0.7
let learning: ReturnType<typeof learnInSteps> | undefined
let learnt: LearntKinds | undefined

/**
 * Learns a little more of what the examples teach, and returns it once it is whole. All of it takes about a second of a processor, once for each
 * process; whoever asks for a heading meanwhile waits for the rest.
 */
export function learnMore(): LearntKinds | undefined {
  if (learnt !== undefined) return learnt
  if (learning === undefined) learnWords()
  learning ??= learnInSteps([
    ...headingExamples.map(({ heading, asked }) => ({ name: heading, messages: [heading, ...asked] })),
    ...listOtherKinds(),
  ])
  const { done, value } = learning.next()
  if (done) learnt = value
  return learnt
}

function getKinds(): LearntKinds {
  let kinds = learnMore()
  while (kinds === undefined) kinds = learnMore()
  return kinds
}

/** Whether messages are told to ask for a heading. */
export function isLearntHeading(heading: string): boolean {
  return byName.has(heading)
}

/** Returns the heading that a message most likely asks for; undefined for one that asks for no page. */
export const findHeading: (message: string) => FoundHeading | undefined = rememberLast(readHeading)

/**
 * Returns the heading that a turn of a talk most likely asks for after the question before it, which counts for a part: 'en als ik het al gewassen heb' after sending
 * back. `told` is the heading that was told already and is left out. Undefined for a turn that asks for no page.
 */
export function findHeadingInTalk(message: string, before: string, told = ''): FoundHeading | undefined {
  return rankHeadings(message, before, told)
}

/** Returns the headings that a message may ask for, the likeliest first, each seen with enough of its words. */
export function listLikelyHeadings(typed: string): LikelyHeading[] {
  const message = mendWords(typed)
  const kinds = getKinds()
  const { fits, weight } = kinds.rank(message)
  const [best] = fits
  if (best === undefined || weight === 0) return []
  return fits.flatMap(({ name, score }) => {
    const known = hasMark(name, message) ? byName.get(name) : undefined
    const seen = known === undefined ? 0 : shareSeen(kinds, name, message)
    const behind = (best.score - score) / Math.sqrt(weight)
    return known === undefined || seen < leastSeen
      ? []
      : [{ heading: name, intent: known.intent, behind, seen }]
  })
}

/** Returns the heading that a text is, letter for letter, as a button sends it; undefined for any other text. */
export function findWrittenHeading(text: string): Pick<FoundHeading, 'heading' | 'intent'> | undefined {
  return byName.get(text)
}

/** Returns the heading for which a message is one of the examples, small signs aside; undefined for any other message. */
export function findExampleHeading(message: string): Pick<FoundHeading, 'heading' | 'intent'> | undefined {
  return asExamples.get(toVerbatim(message))
}

function readHeading(message: string): FoundHeading | undefined {
  const exact = verbatim.get(toVerbatim(message))
  if (exact !== undefined)
    return {
      heading: exact.heading,
      intent: exact.intent,
      lead: Number.POSITIVE_INFINITY,
      overGoods: Number.POSITIVE_INFINITY,
    }
  return rankHeadings(message, '')
}

/** The kinds of messages that look for goods. */
const wishForGoods = 'product'
/** What any short turn resembles says nothing of one in a talk. */
const ofAnyTurn = ['fragment', 'anger', 'order', 'order_status']

function rankHeadings(typed: string, before: string, told = ''): FoundHeading | undefined {
  const message = mendWords(typed)
  const kinds = getKinds()
  const { fits: all, weight } = kinds.rank(message, before)
  const isInTalk = before !== ''
  const fits = all.filter(
    ({ name }) =>
      name !== told && hasMark(name, `${before} ${message}`) && !(isInTalk && ofAnyTurn.includes(name)),
  )
  const [best] = fits
  const heading = best === undefined ? undefined : byName.get(best.name)
  const next = fits.find(({ name }) => name !== best?.name)
  if (best === undefined || heading === undefined || next === undefined || weight === 0) return undefined
  const seen = shareSeen(kinds, heading.heading, message)
  if (seen < leastSeen) return undefined
  // Of the kinds that are far behind the score is not known: that of the last is more than theirs.
  const goods = fits.find(({ name }) => name === wishForGoods) ?? fits.at(-1) ?? best
  return {
    heading: heading.heading,
    intent: heading.intent,
    lead: ((best.score - next.score) / Math.sqrt(weight)) * Math.min(1, seen / wellSeen),
    overGoods: (best.score - goods.score) / Math.sqrt(weight),
  }
}

/**
 * Returns how much of what a message says, by its rarity, has been seen with a heading: 0 to 1. It is 0 where none of its words has, and where a
 * heading that names goods is not of those that the message names.
 */
function shareSeen(kinds: LearntKinds, heading: string, message: string): number {
  if (!/\p{L}{3}/u.test(message)) return 0
  const { goods, others } = listWords(message)
  const telling = others.filter(({ feature }) => kinds.weigh(feature) >= leastTelling)
  const said = telling.length === 0 ? others : telling
  const seen = said.filter((word) => isSeen(kinds, heading, word))
  const isOfGoods = listWords(heading).goods.length > 0
  if (seen.length === 0) return 0
  if (isOfGoods && goods.length > 0 && !goods.some((word) => isSeen(kinds, heading, word))) return 0
  const sum = (words: readonly SaidWord[]) =>
    words.reduce((total, { feature }) => total + kinds.weigh(feature), 0)
  return sum(seen) / sum(said)
}

/** Whether a heading has been seen with a word, or with nearly all of its letters: in a compound, or typed wrongly. */
function isSeen(kinds: LearntKinds, heading: string, { feature, grams }: SaidWord): boolean {
  if (kinds.has(heading, feature)) return true
  if (grams.length < fewestGrams) return false
  return grams.filter((gram) => kinds.has(heading, gram)).length >= grams.length * mostLetters
}

function toVerbatim(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
