import type { Draft } from '../draft/draft.ts'
import { askForOrder } from './answer-talk.ts'

/** Whoever asks where the order of a number is, whatever else is told: that it is a present, or for saturday. */
const asksWhere =
  /^(?=.*\b(?:waar|blijft|status|wanneer|komt|onderweg|volgen)\b)(?=.*\bkjd[ -]?\d{5,}\b)(?!.*\b(?:retour\p{L}*|terug\p{L}*|annul\p{L}*|wijzig\p{L}*|factuur)\b)/iu

/** Shows the form of an order to whoever gives its number and asks where it is; only the form may look at it (CH-05). Undefined for every other message. */
export function answerOrderNumber(message: string): Draft | undefined {
  return asksWhere.test(message) ? askForOrder() : undefined
}
