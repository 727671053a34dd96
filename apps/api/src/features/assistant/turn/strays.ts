import { findAskedTopic } from '@sluimer/assistant/asked/find-asked-topic'
import { readBodies } from '@sluimer/assistant/body/read-bodies'
import type { Concept } from '@sluimer/assistant/intent/concepts'
import type { Intent } from '@sluimer/assistant/intent/intents'
import { listAsked } from '@sluimer/assistant/questions/find-question'
import type { Subject } from '@sluimer/assistant/subject/subject'
import type { Draft } from '../draft/draft.ts'
import { ofAdvice } from '../draft/plan-context.ts'
import { isServiceIntent } from '../plan/answer-service.ts'
import { areKin } from '../reading/are-kin.ts'
import { asksToBuy, asksToSee, illness } from '../reading/intent-phrases.ts'
import { hasConcept } from '../reading/service-words.ts'
import { isGoods } from '../slots/judge-words.ts'
import { isBesideTheShop } from '../talk/answer-talk.ts'
import { tellsHowItIs } from '../talk/tells.ts'

/** A longer turn says by itself what it asks, unless it only tells how things are. */
const [mostWords, mostTold] = [6, 12]
/** So long may be what asks the same of other goods: 'geldt dat ook voor een lamp van 60 euro'. */
const mostOfSame = 10
/** What is named after how an order is changed is what should be changed: 'een kussensloop', 'andere maat'. */
const mostNamed = 3
/** So alike to a known question a turn asks it. */
const knownLikeness = 0.6

/** With a word of these, and none that points back, a turn asks something of its own: 'en retour?' */
const ownConcepts: readonly Concept[] = ['return', 'pay', 'later', 'old', 'broken', 'account', 'discount']
const pointer = /\b(?:dat|die|deze|dit|het|hij|ie|hem|ze|er)\b/iu

/** Topics of something that one has. */
const ofOwn: readonly Intent[] = [
  ...([
    'returns',
    'warranty',
    'order_change',
    'legal',
    'order_status',
    'payment_trouble',
    'account',
  ] as const),
]
const tells = /\b(?:staat|zit|ligt|is|zijn|heb|hebben|had|was|werd|kreeg|doet|blijft|gaat)\b/iu

/** 'Bed staat al in elkaar' tells of a bed that somebody has, and asks for none. */
function tellsOfOwn(message: string): boolean {
  return tells.test(message) && !message.includes('?') && !asksToSee.test(message) && !asksToBuy.test(message)
}

const asksOfSame =
  /^(?:(?:en|maar|dus|of)\s+)*(?:krijg|kan|mag|moet|is|geldt|werkt|wordt|zijn|wanneer|hoe)\b/iu

/** 'Kan dat ook op de boxspring' and 'krijg ik een nieuwe' after a question about the service look for no goods. */
function asksOfBefore(message: string): boolean {
  const points = pointer.test(message) || !message.split(' ').some(isGoods)
  return points && asksOfSame.test(message) && !asksToSee.test(message) && !asksToBuy.test(message)
}

/** 'Mag dat thuis?' after how a duvet is washed asks of the washing, and for no duvet. */
const mayIt =
  /^(?:(?:en|maar|of)\s+)*(?:mag|kan|moet|hoort) (?:dat|het)\b(?!.*\b(?:zien|kopen|bestellen)\b)/iu

/**
 * Whether a short turn was answered with a page about something else than the question before it, though no word of it asks that: 'is al een week' after a smell asks for no
 * order, and 'gaat dat nog weg' not what becomes of an old mattress.
 */
export function strays(message: string, draft: Draft, subject: Subject | undefined): boolean {
  // Who tells what he weighs asks which firmness that is for.
  if (readBodies(message).length > 0) return false
  const before = subject?.topic
  const isTelling = tellsHowItIs(message)
  const most = isTelling ? mostTold : asksOfBefore(message) ? mostOfSame : mostWords
  if (before === undefined || subject?.asked === undefined || message.split(' ').length > most) return false
  const isOfService = isServiceIntent(before) || before === 'order_status'
  if (!isOfService && !ofAdvice.includes(before)) return false
  if (draft.products.length > 0)
    return (
      (ofOwn.includes(before) && tellsOfOwn(message)) ||
      (isServiceIntent(before) && asksOfBefore(message)) ||
      (before === 'order_change' && message.split(' ').length <= mostNamed && !asksToSee.test(message)) ||
      (subject.productIds.length === 0 && (mayIt.test(message) || (ofAdvice.includes(before) && isTelling)))
    )
  // 'Heb al tennisballen gebruikt' asks for no tennis balls.
  if (isTelling && draft.isUnsold === true) return true
  // 'Ik heb hem echt goed ingetypt' after a code that does not work is no complaint of a body.
  if ((isTelling || pointer.test(message)) && isOfService && isBesideTheShop(draft) && !illness.test(message))
    return true
  const now = draft.asksOrder ? 'order_status' : draft.topic
  if (now === undefined || now === 'contact' || areKin(before, now)) return false
  if (hasConcept(message, ownConcepts) && !pointer.test(message)) return false
  return findAskedTopic(message) === undefined && (listAsked(message)[0]?.likeness ?? 0) < knownLikeness
}
