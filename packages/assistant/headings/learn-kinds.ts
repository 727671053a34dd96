import { listFeatures, type WordFeatures, weightOf } from './features.ts'

/** Messages of one kind, such as those that ask for what one heading tells. */
export interface Kind {
  readonly name: string
  readonly messages: readonly string[]
}

/** How well a message fits a kind. */
interface Fit {
  readonly name: string
  /** The logarithm of how likely the kind is to have the message's features, less a constant. */
  readonly score: number
}

/** Kinds for a message, the one that fits best first, and what all of its known features weigh together. */
interface Ranking {
  readonly fits: readonly Fit[]
  readonly weight: number
}

/** What has been learnt of kinds of messages. */
export interface LearntKinds {
  /** Ranks the kinds for a message; what was said before it counts for a part, as what a talk is about. */
  rank(message: string, before?: string): Ranking
  /** Whether a message of a kind has been seen with a feature. */
  has(name: string, feature: string): boolean
  /** Returns how rare a feature is: the fewer kinds have it, the more it weighs, and most of all one that none has. */
  weigh(feature: string): number
}

/** What a feature counts for that a kind was never seen to have, beside one that it has once. */
const smoothing = 0.02
/** A feature of few kinds tells more than one of many: the power of its rarity by which it is weighed. */
const powerOfRarity = 0.6
/** A story has many words, and says no more for that: the power of its length by which it is shortened. */
const powerOfLength = 0.3

/** A feature of half of the messages of a kind belongs to it: it counts against the kind that a message lacks it, by so much. */
const usualShare = 0.5
const costOfLacking = 0.5
/** A share is never taken for certain. */
const mostShare = 0.95
/** What was said before counts for so much of what is said now: of 101 short turns after a question 80 to 82 are read rightly from 0.3 to 0.5, 66 without. */
const shareOfBefore = 0.35
/** So many kinds are near enough to look at what a message lacks. */
const mostNear = 8

/** The features of one message: their places in the vocabulary with their values. */
interface Row {
  readonly places: Uint32Array
  readonly values: Float32Array
}

/** What is known of features: where each begins in the lists of kinds that have it, and how much likelier it is there. */
interface Postings {
  readonly places: ReadonlyMap<string, number>
  readonly weights: Float32Array
  /** Where the list of each feature begins, and where the last one ends. */
  readonly starts: Uint32Array
  readonly kinds: Uint16Array
  readonly gains: Float32Array
}

/**
 * Learns by which words, pairs of words, concepts and runs of letters kinds of messages are told: a naive Bayes classifier over weighed
 * counts, which is learnt by counting alone. The same kinds always give the same.
 */
export function learnKinds(kinds: readonly Kind[]): LearntKinds {
  const steps = learnInSteps(kinds)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** Learns as `learnKinds` does, a few milliseconds at a time, so that a process can do other work between two steps. */
export function* learnInSteps(kinds: readonly Kind[]): Generator<void, LearntKinds, void> {
  const places = new Map<string, number>()
  const words = new Map<string, WordFeatures>()
  const rows: Row[][] = []
  for (const { messages } of kinds) {
    rows.push(messages.map((message) => readRow(listFeatures(message, words), places)))
    yield
  }
  const holders = new Array<number>(places.size).fill(0)
  for (const messages of rows) {
    countHolders(messages, holders)
    yield
  }
  const toWeight = (count: number) => Math.log(1 + kinds.length / (1 + count)) ** powerOfRarity
  const weights = Float32Array.from(holders, toWeight)
  const starts = new Uint32Array(places.size + 1)
  for (const [place, count] of holders.entries()) starts[place + 1] = (starts[place] ?? 0) + count
  const ends = starts.slice()
  const length = starts[places.size] ?? 0
  const postings = {
    places,
    weights,
    starts,
    kinds: new Uint16Array(length),
    gains: new Float32Array(length),
  }
  const costs: number[] = []
  const usual: Usual[] = []
  for (const [kind, messages] of rows.entries()) {
    let total = 0
    for (const [place, count] of sumUp(messages, weights)) {
      total += count
      const end = ends[place] ?? 0
      postings.kinds[end] = kind
      postings.gains[end] = Math.log(1 + count / smoothing)
      ends[place] = end + 1
    }
    costs.push(Math.log(total / smoothing + places.size))
    usual.push(listUsual(messages, weights))
    yield
  }
  const names = kinds.map(({ name }) => name)
  return {
    rank: (message, before = '') =>
      rankKinds(joinFeatures(message, before), { names, costs, usual, postings }),
    has: (name, feature) => listHolders(feature, postings).some((kind) => names[kind] === name),
    weigh: (feature) => weights[places.get(feature) ?? -1] ?? toWeight(0),
  }
}

/** What a kind loses with a message that lacks what most of its messages have, by the places of these features. */
type Usual = readonly (readonly [place: number, cost: number])[]

function listUsual(messages: readonly Row[], weights: Float32Array): Usual {
  const holders = new Map<number, number>()
  // A run of letters is part of a word, and a pair of words two of them.
  for (const { places, values } of messages)
    for (const [at, place] of places.entries())
      if (values[at] !== Math.fround(weightOf.gram) && values[at] !== Math.fround(weightOf.pair))
        holders.set(place, (holders.get(place) ?? 0) + 1)
  return Array.from(holders).flatMap(([place, held]) => {
    const share = Math.min(held / messages.length, mostShare)
    return share < usualShare
      ? []
      : [[place, -Math.log(1 - share) * (weights[place] ?? 0) * costOfLacking] as const]
  })
}

function readRow(features: ReadonlyMap<string, number>, vocabulary: Map<string, number>): Row {
  const places = new Uint32Array(features.size)
  const values = new Float32Array(features.size)
  let at = 0
  for (const [feature, value] of features) {
    const place = vocabulary.get(feature) ?? vocabulary.size
    vocabulary.set(feature, place)
    places[at] = place
    values[at] = value
    at += 1
  }
  return { places, values }
}

/** Counts one kind more for each feature of its messages, by the features' places. */
function countHolders(messages: readonly Row[], holders: number[]): void {
  for (const place of new Set(messages.flatMap(({ places }) => [...places])))
    holders[place] = (holders[place] ?? 0) + 1
}

/** Returns what the messages of one kind have of each feature together, long messages shortened. */
function sumUp(messages: readonly Row[], weights: Float32Array): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { places, values } of messages) {
    const weighed = values.map((value, at) => value * (weights[places[at] ?? 0] ?? 0))
    const squares = weighed.reduce((sum, value) => sum + value * value, 0)
    const length = Math.sqrt(squares) ** powerOfLength || 1
    for (const [at, place] of places.entries())
      counts.set(place, (counts.get(place) ?? 0) + (weighed[at] ?? 0) / length)
  }
  return counts
}

interface Learnt {
  readonly names: readonly string[]
  readonly costs: readonly number[]
  readonly usual: readonly Usual[]
  readonly postings: Postings
}

function rankKinds(
  features: ReadonlyMap<string, number>,
  { names, costs, usual, postings }: Learnt,
): Ranking {
  const { places, weights, starts, kinds, gains } = postings
  const scores = new Float64Array(names.length)
  const said = new Set<number>()
  let weight = 0
  for (const [feature, value] of features) {
    const place = places.get(feature)
    if (place === undefined) continue
    said.add(place)
    const own = value * (weights[place] ?? 0)
    weight += own
    for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at++) {
      const kind = kinds[at] ?? 0
      scores[kind] = (scores[kind] ?? 0) + own * (gains[at] ?? 0)
    }
  }
  const fits = names
    .map((name, kind) => ({ name, kind, score: (scores[kind] ?? 0) - weight * (costs[kind] ?? 0) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostNear)
    .map(({ name, kind, score }) => ({ name, score: score - sumLacking(usual[kind] ?? [], said) }))
    .toSorted((a, b) => b.score - a.score)
  return { fits, weight }
}

/** Adds what was said before a message to what it says itself, for a part of its weight. */
function joinFeatures(message: string, before: string): ReadonlyMap<string, number> {
  const features = listFeatures(message)
  if (before === '') return features
  for (const [feature, value] of listFeatures(before))
    features.set(feature, Math.max(features.get(feature) ?? 0, value * shareOfBefore))
  return features
}

function sumLacking(usual: Usual, said: ReadonlySet<number>): number {
  return usual.reduce((sum, [place, cost]) => (said.has(place) ? sum : sum + cost), 0)
}

/** Returns the kinds that have a feature. */
function listHolders(feature: string, { places, starts, kinds }: Postings): number[] {
  const place = places.get(feature)
  return place === undefined ? [] : [...kinds.subarray(starts[place], starts[place + 1])]
}
