import { findAskedTopic } from '@sluimer/assistant/asked/find-asked-topic'
import { refusePaymentWay } from '@sluimer/assistant/beyond/payment-ways'
import { type FoundHeading, findHeading } from '@sluimer/assistant/headings/find-heading'
import type { Intent } from '@sluimer/assistant/intent/intents'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import type { Sources } from '../draft/plan-context.ts'
import { isServiceIntent } from '../plan/answer-service.ts'
import { isLong } from '../reading/find-asked-page.ts'
import { asksToBuy, asksToSee } from '../reading/intent-phrases.ts'
import { isOfOtherGoods } from '../reading/is-of-other-goods.ts'
import { hasOwnName, isGoods } from '../slots/judge-words.ts'
import { ordersNow } from './answer-by-day.ts'

/** So far ahead of all else, and of a wish for goods, a heading of the service must be to be told before goods are looked for. */
const least = { lead: 5, overGoods: 6, overBuying: 12 }
/** The same for a few words, which say less, and beside a word that goods are called by: 'mandje plots leeg'. */
const far = { lead: 7, overGoods: 10 }
/** So far ahead it is asked for, though the kinds of words tell another: 'ben zeventien, mag ik met klarna betalen'. */
const overRule = 6
/** An order that is changed is looked up besides. */
const beside: readonly Intent[] = ['order_change']
/** What costs less now stands in the catalogue. */
const ofOffers = /aanbieding|laagste prijs|van de prijs af|actie/iu

/**
 * Returns the heading of the service that a message surely asks for, whatever goods it names besides: 'ik heb één sloopje van 8 euro nodig, doen jullie daar moeilijk over'.
 * Undefined for a message whose kinds of words tell another, and for one that may look for goods.
 */
export function findServed({ search }: Sources, message: string): FoundHeading | undefined {
  if (asksToSee.test(message)) return undefined
  const found = findHeading(message)
  if (found === undefined || !isServiceIntent(found.intent) || beside.includes(found.intent)) return undefined
  if (ofOffers.test(found.heading)) return undefined
  // When goods come stands on their own pages.
  if (found.intent === 'delivery_time' && ordersNow.test(message) && message.split(/\P{L}+/u).some(isGoods))
    return undefined
  if (found.lead < least.lead || found.overGoods < least.overGoods) return undefined
  const isFar = found.lead >= far.lead && found.overGoods >= far.overGoods
  if (!isLong(message) && (!isFar || found.intent === 'delivery_time')) return undefined
  if (!isLong(message) && refusePaymentWay(message, '') !== undefined) return undefined
  // When one comes stands on its own page; the name of another is often a usual word: 'prijs mandje klopt niet'.
  if (!(isFar && found.intent !== 'delivery_time') && hasOwnName(search.index, readWish(message).text))
    return undefined
  // 'Doen jullie daar moeilijk over' buys nothing.
  if (asksToBuy.test(message) && found.overGoods < least.overBuying) return undefined
  const rule = findAskedTopic(message)
  if (rule !== undefined && (rule.isSure === true || found.lead < overRule)) return undefined
  return isOfOtherGoods(found.heading, message) ? undefined : found
}
