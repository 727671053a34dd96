import { createLanguage } from '@sluimer/search/text/words/language'
import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import { listConcepts } from '../intent/concepts.ts'
import { generalise } from './generalise.ts'

/** A way of asking a question, by its place. */
export interface Way {
  readonly question: number
  /** What it is made of, in order: one of the texts of each part. */
  readonly parts: readonly (readonly string[])[]
}

interface Nearness {
  readonly question: number
  /** How alike the nearest way of asking it is, from 0 to 1. */
  readonly likeness: number
}

/** Finds the questions whose ways of asking are most like a message. */
export type FindNearest = (message: string) => Nearness[]

const dutch = createLanguage()
/** What each kind of feature counts for beside its rarity, chosen by leaving out one template in five in turn. */
const weightOf = { word: 1, synonym: 0.5, concept: 1.1, gram: 0.4, pair: 0.3 }
const gramLength = 4
const shortestForGrams = 5
const mostWords = 40

/**
 * Weighs the words of every way of asking, and returns what finds the nearest. A word counts for more the fewer questions have it.
 * The same ways always give the same.
 */
export function learnNearest(ways: readonly Way[]): FindNearest {
  const rows = ways.map(({ question, parts }) => ({
    question,
    parts: parts.map((choices) => choices.map(listFeatures)),
  }))
  const holders = new Map<string, Set<number>>()
  for (const { question, parts } of rows)
    for (const features of parts.flat())
      for (const feature of features.keys()) {
        const questions = holders.get(feature) ?? new Set()
        holders.set(feature, questions.add(question))
      }
  const questions = new Set(ways.map(({ question }) => question)).size
  const rarity = (feature: string) => Math.log(1 + questions / (1 + (holders.get(feature)?.size ?? 0)))
  const weigh = (features: ReadonlyMap<string, number>) =>
    Array.from(features, ([feature, value]) => [feature, value * rarity(feature)] as const)
  const squares = (weighed: readonly (readonly [string, number])[]) =>
    weighed.reduce((sum, [, value]) => sum + value * value, 0)
  const postings = new Map<string, { choice: number; value: number }[]>()
  /** The length of every choice, squared, in the order of the ways and their parts. */
  const lengths: number[] = []
  for (const { parts } of rows)
    for (const features of parts.flat()) {
      const weighed = weigh(features)
      for (const [feature, value] of weighed) {
        const list = postings.get(feature) ?? []
        list.push({ choice: lengths.length, value })
        postings.set(feature, list)
      }
      lengths.push(squares(weighed))
    }
  return (message) => {
    const products = new Float32Array(lengths.length)
    const weighed = weigh(listFeatures(message))
    const own = squares(weighed)
    for (const [feature, value] of weighed)
      for (const { choice, value: other } of postings.get(feature) ?? [])
        products[choice] = (products[choice] ?? 0) + value * other
    const best = new Map<number, number>()
    let choice = 0
    for (const { question, parts } of rows) {
      let [product, length] = [0, 0]
      for (const { length: count } of parts) {
        const chosen = choose(products, lengths, choice, count)
        product += products[chosen] ?? 0
        length += lengths[chosen] ?? 0
        choice += count
      }
      const likeness = product / (Math.sqrt(Math.max(length, own * leastLength) * own) || 1)
      best.set(question, Math.max(best.get(question) ?? 0, likeness))
    }
    return Array.from(best, ([question, likeness]) => ({ question, likeness })).toSorted(
      (a, b) => b.likeness - a.likeness,
    )
  }
}

/** One word in common makes no likeness: a way of asking counts as at least so long, beside the message. */
const leastLength = 0.4

/** What a choice has beyond the message counts against it, so that an empty one is chosen where none is said. */
const costOfLength = 0.3

/** Returns the choice of a part that is most like a message, among so many from a place on. */
function choose(products: Float32Array, lengths: readonly number[], from: number, count: number): number {
  let [best, most] = [from, Number.NEGATIVE_INFINITY]
  for (let at = from; at < from + count; at++) {
    const gain = (products[at] ?? 0) - costOfLength * (lengths[at] ?? 0)
    if (gain > most) [best, most] = [at, gain]
  }
  return best
}

/** Returns what a text has: its words, their synonyms and concepts, pairs of words, and runs of letters that survive misspellings. */
function listFeatures(text: string): Map<string, number> {
  const tokens = splitTokens(fold(generalise(text))).slice(0, mostWords)
  const features = new Map<string, number>()
  const add = (feature: string, value: number) =>
    features.set(feature, Math.max(features.get(feature) ?? 0, value))
  const stems = tokens.map(dutch.stem)
  for (const [at, token] of tokens.entries()) {
    add(`=${stems[at] ?? token}`, weightOf.word)
    const next = stems[at + 1]
    if (next !== undefined) add(`${stems[at] ?? token}+${next}`, weightOf.pair)
    for (const { word } of dutch.listAlternatives(token)) add(`=${dutch.stem(word)}`, weightOf.synonym)
    for (const concept of listConcepts(token)) add(`#${concept}`, weightOf.concept)
    if (token.length >= shortestForGrams)
      for (let from = 0; from + gramLength <= token.length; from++)
        add(`~${token.slice(from, from + gramLength)}`, weightOf.gram)
  }
  return features
}
