import type { Intent } from '../../intent/intents.ts'
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
}

/** A question in the words of pages. */
export interface UsualQuestion {
  readonly text: string
  /** Whether the message says that it asks this, and not just its subject in general. */
  readonly isSure: boolean
}

/** Returns how pages put what a message asks about a subject; undefined for a subject that has no such questions. */
export function findUsualQuestion(message: string, intent: Intent | undefined): UsualQuestion | undefined {
  const known = intent === undefined ? undefined : questions[intent]
  if (known === undefined) return undefined
  const asked = message.toLowerCase()
  const other = known.others.find(([pattern]) => pattern.test(asked))
  return other === undefined ? { text: known.usual, isSure: false } : { text: other[1], isSure: true }
}
