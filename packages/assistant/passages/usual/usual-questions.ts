import type { Intent } from '../../intent/intents.ts'
import { usualAdviceQuestions } from './advice.ts'
import { usualAfterSaleQuestions } from './after-sale.ts'
import { usualDeliveryQuestions } from './delivery.ts'
import { usualPaymentQuestions } from './payment.ts'
import { usualShopQuestions } from './shop.ts'
import type { SubjectQuestions } from './subject-questions.ts'

/** The questions that pages about service answer, by subject. Shoppers ask them in a thousand ways, pages put them in a few. */
const questions: Partial<Record<Intent, SubjectQuestions>> = {
  ...usualDeliveryQuestions,
  ...usualPaymentQuestions,
  ...usualAfterSaleQuestions,
  ...usualShopQuestions,
  ...usualAdviceQuestions,
}

/**
 * Subjects that shoppers mix up: 'sturen jullie ook op naar Duitsland' asks where, though it may sound like how much. What
 * a message asks more specially is looked for in all of them, in its own subject first.
 */
const family: readonly Intent[] = ['delivery_how', 'delivery_time', 'delivery_cost']

/** What it costs is no question of a sibling: 'wat kost het in België' is asked of the prices. */
const asksAmount =
  /\b(?:kost\w*|\w+kosten|hoeveel|prijs|tarief|betaal\w*|gratis|extra|duur|bij(?:leggen|betalen|tellen))\b/u

/** A question in the words of pages. */
export interface UsualQuestion {
  readonly text: string
  /** Whether the message says that it asks this, and not just its subject in general. */
  readonly isSure: boolean
  /** The subject to which it belongs: that of the message, or one that is mixed up with it. */
  readonly intent: Intent
}

/** Returns how pages put what a message asks about a subject; undefined for a subject that has no such questions. */
export function findUsualQuestion(message: string, intent: Intent | undefined): UsualQuestion | undefined {
  const known = intent === undefined ? undefined : questions[intent]
  if (intent === undefined || known === undefined) return undefined
  const asked = message.toLowerCase()
  const hasSiblings = family.includes(intent) && !asksAmount.test(asked)
  for (const subject of hasSiblings ? [intent, ...family] : [intent]) {
    const other = questions[subject]?.others.find(([pattern]) => pattern.test(asked))
    if (other !== undefined) return { text: other[1], isSure: true, intent: subject }
  }
  return { text: known.usual, isSure: false, intent }
}
