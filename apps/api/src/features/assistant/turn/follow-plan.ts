import type { Intent } from '@sluimer/assistant/intent/intents'
import type { Draft } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { answerCare, answerFirmness, answerMadeToMeasure } from '../plan/answer-advice.ts'
import { answerContact } from '../plan/answer-contact.ts'
import { answerLegal, answerMedical } from '../plan/answer-no-advice.ts'
import { answerProduct } from '../plan/answer-product.ts'
import { answerService, answerWithPart, isServiceIntent } from '../plan/answer-service.ts'
import { answerMeasured, answerWish } from '../plan/answer-wish.ts'
import { asksOfOthers } from '../reading/bears-out.ts'
import { answerTalk, askForOrder, isTalkIntent } from '../talk/answer-talk.ts'

/** Follows the plan of an intent; undefined when its tools know nothing. */
export async function followPlan(sources: Sources, turn: Turn, intent: Intent): Promise<Draft | undefined> {
  if (intent === 'medical') return answerMedical(sources, turn)
  if (intent === 'refuse') return (await refuseOthers(sources, turn)) ?? answerTalk(intent)
  if (isTalkIntent(intent)) return answerTalk(intent)
  if (intent === 'legal') return answerLegal(sources, turn)
  if (isServiceIntent(intent)) return answerService(sources, turn, intent)
  switch (intent) {
    case 'product':
      return answerWish(sources, turn)
    case 'product_fact':
      return (await answerMeasured(sources, turn)) ?? answerProduct(sources, turn)
    case 'made_to_measure':
      return answerMadeToMeasure(sources, turn)
    case 'firmness':
      return answerFirmness(sources, turn)
    case 'care':
      return answerCare(sources, turn)
    case 'order_status':
      return askForOrder()
    case 'contact':
      return answerContact(sources, turn)
  }
}

const ofOthers = 'Kan ik de bestelling van iemand anders bekijken?'

/** Refuses what somebody else bought with what a page says of it: who may see it, and how. */
async function refuseOthers(sources: Sources, { message, at }: Turn): Promise<Draft | undefined> {
  const told = asksOfOthers(message) ? await answerWithPart(sources, ofOthers, at) : undefined
  if (told === undefined) return undefined
  const content = told.content.replace(/^Liever niet/u, 'Dat kan en mag ik niet')
  told.facts.texts.push(content)
  return { ...told, content }
}
