import { classify, type Guess } from '../intent/classify.ts'
import type { IntentModel } from '../intent/train.ts'
import { listAsked } from './find-question.ts'

/** From this likeness on a known question counts for what a message is about, and from the second on for most of it. */
const counts = { from: 0.45, fully: 0.9, most: 0.8 }

/**
 * Returns what a message may be about, as the classifier takes it and as the questions that pages answer make it: the
 * more alike a message is to one of them, the more that counts. All shares add up to 1.
 */
export function understand(model: IntentModel, message: string): Guess[] {
  const guesses = classify(model, message)
  const [asked] = listAsked(message)
  if (asked === undefined || asked.likeness <= counts.from) return guesses
  const weight = counts.most * Math.min(1, (asked.likeness - counts.from) / (counts.fully - counts.from))
  return guesses
    .map(({ intent, share }) => ({
      intent,
      share: (1 - weight) * share + (intent === asked.intent ? weight : 0),
    }))
    .toSorted((a, b) => b.share - a.share)
}
