import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import { classify, type Guess } from '../intent/classify.ts'
import { listConcepts } from '../intent/concepts.ts'
import type { IntentModel } from '../intent/train.ts'
import { rememberLast } from '../text/remember-last.ts'
import { listAsked } from './find-question.ts'

/** From this likeness on a known question counts for what a message is about, and from the second on for most of it. */
const counts = { from: 0.45, fully: 0.9, most: 0.8 }

/**
 * Returns what a message may be about, as the classifier takes it and as the questions that pages answer make it: the
 * more alike a message is to one of them, the more that counts. All shares add up to 1.
 */
export const understand: (model: IntentModel, message: string) => readonly Guess[] =
  rememberLast(weighGuesses)

function weighGuesses(model: IntentModel, message: string): Guess[] {
  const guesses = doubtLaw(classify(model, message), message)
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

/** What a guess counts for that no word of the message bears out. */
const unborne = 0.02

/** What sounds of the law without a word of it hardly asks for it: 'die heb ik nodig voor mijn werkgever'. */
function doubtLaw(guesses: readonly Guess[], message: string): Guess[] {
  if (splitTokens(fold(message)).flatMap(listConcepts).includes('law')) return [...guesses]
  const weighed = guesses.map(({ intent, share }) => ({
    intent,
    share: intent === 'legal' ? share * unborne : share,
  }))
  const sum = weighed.reduce((total, { share }) => total + share, 0) || 1
  return weighed
    .map(({ intent, share }) => ({ intent, share: share / sum }))
    .toSorted((a, b) => b.share - a.share)
}
