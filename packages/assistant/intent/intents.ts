import { afterSaleSentences } from './sentences/after-sale.ts'
import { deliverySentences } from './sentences/delivery.ts'
import { goodsSentences } from './sentences/goods.ts'
import { paymentSentences } from './sentences/payment.ts'
import { shopSentences } from './sentences/shop.ts'
import { talkSentences } from './sentences/talk.ts'

const sentences = {
  ...goodsSentences,
  ...deliverySentences,
  ...paymentSentences,
  ...afterSaleSentences,
  ...shopSentences,
  ...talkSentences,
}

/** What a message may be about. */
export type Intent = keyof typeof sentences
export const intents = Object.keys(sentences) as Intent[]

/** A sentence with what it is about. */
export interface Example {
  readonly intent: Intent
  readonly text: string
}

/** Returns the sentences that the classifier learns from. */
export function listExamples(): Example[] {
  return intents.flatMap((intent) =>
    sentences[intent]
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((text) => ({ intent, text })),
  )
}
