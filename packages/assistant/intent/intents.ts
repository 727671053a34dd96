import { afterSaleSentences } from './sentences/after-sale.ts'
import { deliverySentences } from './sentences/delivery.ts'
import { goodsSentences } from './sentences/goods.ts'
import { paymentSentences } from './sentences/payment.ts'
import { shopSentences } from './sentences/shop.ts'
import { talkSentences } from './sentences/talk.ts'
import { afterSaleSituations } from './situations/after-sale.ts'
import { deliverySituations } from './situations/delivery.ts'
import { goodsSituations } from './situations/goods.ts'
import { paymentSituations } from './situations/payment.ts'
import { shopSituations } from './situations/shop.ts'
import { talkSituations } from './situations/talk.ts'
import { afterSaleTemplates } from './templates/after-sale.ts'
import { deliveryTemplates } from './templates/delivery.ts'
import { expandTemplate } from './templates/expand-template.ts'
import { goodsTemplates } from './templates/goods.ts'
import { paymentTemplates } from './templates/payment.ts'
import { shopTemplates } from './templates/shop.ts'
import { talkTemplates } from './templates/talk.ts'

const sentences = {
  ...goodsSentences,
  ...deliverySentences,
  ...paymentSentences,
  ...afterSaleSentences,
  ...shopSentences,
  ...talkSentences,
}

/** Ways of asking, each of which stands for many sentences. */
const templates: Readonly<Record<Intent, string>> = {
  ...goodsTemplates,
  ...deliveryTemplates,
  ...paymentTemplates,
  ...afterSaleTemplates,
  ...shopTemplates,
  ...talkTemplates,
}

/** What shoppers tell of their situation instead of asking, in the same form. */
const situations: Readonly<Record<Intent, string>> = {
  ...goodsSituations,
  ...deliverySituations,
  ...paymentSituations,
  ...afterSaleSituations,
  ...shopSituations,
  ...talkSituations,
}

/** What a message may be about. */
export type Intent = keyof typeof sentences
export const intents = Object.keys(sentences) as Intent[]

/** A sentence with what it is about. */
export interface Example {
  readonly intent: Intent
  readonly text: string
}

/** Returns the sentences that the classifier learns from: those that were written out, and those of the templates. */
export function listExamples(): Example[] {
  return intents.flatMap((intent) => {
    const written = [templates, situations].flatMap((all) => splitLines(all[intent]))
    const texts = [...splitLines(sentences[intent]), ...written.flatMap(expandTemplate)]
    return [...new Set(texts)].map((text) => ({ intent, text }))
  })
}

function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
