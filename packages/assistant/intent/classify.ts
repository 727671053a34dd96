import { listFeatures } from './features.ts'
import type { Intent } from './intents.ts'
import { type IntentModel, sumWeights, toShares } from './train.ts'

/** What a message may be about, with how probable that is: from 0 to 1. */
export interface Guess {
  readonly intent: Intent
  readonly share: number
}

/** Returns every intent with its share for a text, the likeliest first; all shares add up to 1. */
export function classify({ intents, weights, scales }: IntentModel, text: string): Guess[] {
  const of = listFeatures(text)
  const shares = toShares(intents.map((_, intent) => sumWeights(weights, intent, of) * (scales[intent] ?? 1)))
  return intents
    .map((intent, at) => ({ intent, share: shares[at] ?? 0 }))
    .toSorted((a, b) => b.share - a.share)
}
