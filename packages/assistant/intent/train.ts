import { type Features, listFeatures, places } from './features.ts'
import type { Example, Intent } from './intents.ts'

/** What the classifier has learnt: for each intent one byte for each place, with the scale that makes it a weight. */
export interface IntentModel {
  readonly intents: readonly Intent[]
  readonly weights: Int8Array
  readonly scales: readonly number[]
}

const rounds = 8
const firstStep = 8
/** A sentence whose intent has a share this close to 1 is known. */
const leastError = 0.02

/**
 * Learns a multinomial logistic regression from examples, by stochastic gradient descent in a fixed order: the same
 * examples give the same model everywhere. Throws for an example whose intent is not among `intents`.
 */
export function trainModel(examples: readonly Example[], intents: readonly Intent[]): IntentModel {
  const rows = examples.map(({ intent, text }) => ({
    target: intents.indexOf(intent),
    of: listFeatures(text),
  }))
  if (rows.some(({ target }) => target < 0)) throw new Error('an example has an unknown intent')
  const weights = new Float32Array(places * intents.length)
  const changes = new Float64Array(intents.length)
  const stride = chooseStride(rows.length)
  for (let round = 0; round < rounds; round++)
    for (let turn = 0; turn < rows.length; turn++) {
      // A stride that shares no factor with the count visits all rows, and mixes the intents.
      const row = rows[(turn * stride + round) % rows.length]
      if (row !== undefined) learn(weights, row, changes, firstStep / (1 + round / 10))
    }
  return pack(weights, intents)
}

/**
 * The weights of all intents at one place stand together, since a feature is learnt for all intents at once. `changes` is where
 * the scores of a row become the changes that it asks for: the same memory for every row, which saves a third of the time.
 */
function learn(
  weights: Float32Array,
  row: { target: number; of: Features },
  changes: Float64Array,
  step: number,
) {
  const { places: at, values } = row.of
  const count = changes.length
  changes.fill(0)
  for (let feature = 0; feature < at.length; feature++) {
    const from = (at[feature] ?? 0) * count
    const value = values[feature] ?? 0
    for (let intent = 0; intent < count; intent++)
      changes[intent] = (changes[intent] ?? 0) + (weights[from + intent] ?? 0) * value
  }
  turnIntoShares(changes)
  // What is known already teaches nothing that survives the rounding to a byte.
  if ((changes[row.target] ?? 0) > 1 - leastError) return
  for (let intent = 0; intent < count; intent++)
    changes[intent] = step * ((intent === row.target ? 1 : 0) - (changes[intent] ?? 0))
  for (let feature = 0; feature < at.length; feature++) {
    const from = (at[feature] ?? 0) * count
    const value = values[feature] ?? 0
    for (let intent = 0; intent < count; intent++)
      weights[from + intent] = (weights[from + intent] ?? 0) + (changes[intent] ?? 0) * value
  }
}

/** Returns the score of an intent: the sum of its weights at a text's places, each times its value. */
export function sumWeights(weights: Float32Array | Int8Array, intent: number, of: Features): number {
  const from = intent * places
  let sum = 0
  for (let at = 0; at < of.places.length; at++)
    sum += (weights[from + (of.places[at] ?? 0)] ?? 0) * (of.values[at] ?? 0)
  return sum
}

/** Returns shares that add up to 1 for scores. */
export function toShares(scores: readonly number[]): number[] {
  const shares = Float64Array.from(scores)
  turnIntoShares(shares)
  return [...shares]
}

function turnIntoShares(scores: Float64Array): void {
  let highest = Number.NEGATIVE_INFINITY
  for (const score of scores) highest = Math.max(highest, score)
  let sum = 0
  for (let at = 0; at < scores.length; at++) {
    const power = Math.exp((scores[at] ?? 0) - highest)
    scores[at] = power
    sum += power
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / sum
}

function chooseStride(length: number): number {
  let stride = Math.max(1, Math.floor(length * 0.618))
  while (findCommonDivisor(stride, length) > 1) stride += 1
  return stride
}

function findCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : findCommonDivisor(b, a % b)
}

/** Stores each weight in a byte: the largest of an intent becomes 127. */
function pack(weights: Float32Array, intents: readonly Intent[]): IntentModel {
  const packed = new Int8Array(weights.length)
  const scales = intents.map((_, intent) => {
    const own = Float32Array.from(
      { length: places },
      (_one, place) => weights[place * intents.length + intent] ?? 0,
    )
    const largest = own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
    const scale = largest / 127 || 1
    for (const [place, weight] of own.entries()) packed[intent * places + place] = Math.round(weight / scale)
    return scale
  })
  return { intents, weights: packed, scales }
}
