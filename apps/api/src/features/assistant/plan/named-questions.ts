import { refusePaymentWay } from '@sluimer/assistant/beyond/payment-ways'
import { readBodies } from '@sluimer/assistant/body/read-bodies'
import type { Guess } from '@sluimer/assistant/intent/classify'
import type { Intent } from '@sluimer/assistant/intent/intents'
import { generalise } from '@sluimer/assistant/questions/generalise'
import { tellsComplaint } from '../reading/bears-out.ts'
import * as phrases from '../reading/intent-phrases.ts'
import { hasConcept } from '../reading/service-words.ts'

/** Above this share the classifier knows better than a phrase does. */
const sureShare = 0.8
const otherBedding = /\b(?:\w*kussens?|dekbed\w*|deken\w*|hoeslaken\w*)\b/iu
const service: readonly Intent[] = [
  'returns',
  'delivery_time',
  'delivery_cost',
  'delivery_how',
  'order_status',
]

const afterOrder: readonly Intent[] = ['warranty', 'order_change', 'order_status']

const ofGoods: readonly Intent[] = ['product', 'product_fact', 'firmness', 'care', 'made_to_measure']

/** Questions that a phrase gives away, whatever else a message tells; the first that fits is right. */
const named: readonly { intent: Intent; isAsked: (message: string, best: Guess) => boolean }[] = [
  { intent: 'order_status', isAsked: (message) => phrases.givesOrder.test(message) },
  { intent: 'account', isAsked: (message) => phrases.asksOrderNumber.test(message) },
  { intent: 'contact', isAsked: (message) => phrases.asksOpen.test(message) },
  { intent: 'about_shop', isAsked: (message) => phrases.asksMark.test(message) },
  {
    intent: 'warranty',
    isAsked: (message, { intent }) => intent !== 'legal' && phrases.cameWrong.test(message),
  },
  { intent: 'product', isAsked: (message) => phrases.asksExtreme.test(message) },
  { intent: 'medical', isAsked: (message) => phrases.symptom.test(message) },
  {
    // 'Helpt dat dekbed tegen opvliegers' asks for a cure, whatever goods it names.
    intent: 'medical',
    isAsked: (message) => phrases.asksHelpAgainst.test(message) && tellsComplaint(message),
  },
  {
    // 'Eczeem, welke stof is het beste?' names an illness and no goods.
    intent: 'medical',
    isAsked: (message, { intent, share }) =>
      intent === 'product' &&
      share < sureShare &&
      hasConcept(message, ['ill']) &&
      !hasConcept(message, ['goods', 'size', 'unsold']),
  },
  {
    intent: 'business',
    isAsked: (message) =>
      /\bbtw\b/iu.test(message) && /\b(?:bedrijf|zakelijk|onderneming|firma|zaak)\b/iu.test(message),
  },
  {
    intent: 'payment',
    isAsked: (message, { intent }) =>
      (intent === 'delivery_time' && /\bafge(?:schreven|rekend)\b/iu.test(message)) ||
      ((intent === 'order_change' || intent === 'order_status' || intent === 'business') &&
        phrases.asksInvoice.test(message)),
  },
  {
    intent: 'delivery_cost',
    isAsked: (message, { intent }) =>
      ['pay_later', 'payment_trouble', 'product', 'product_fact'].includes(intent) &&
      phrases.namesDeliveryCost.test(message),
  },
  {
    // 'Moet ik aanbetalen voor een boxspring?' asks for no boxspring.
    intent: 'payment',
    isAsked: (message, { intent }) =>
      (ofGoods.includes(intent) || intent === 'off_topic' || service.includes(intent)) &&
      phrases.asksToPay.test(message) &&
      refusePaymentWay(message, '') !== undefined,
  },
  {
    // 'Wat kost het om een zetel in Hasselt te krijgen?' names a place, where goods are brought.
    intent: 'delivery_cost',
    isAsked: (message, { intent }) =>
      ofGoods.includes(intent) &&
      hasConcept(message, ['cost']) &&
      !phrases.asksToBuy.test(message.replace(/\bkrijgen\b/giu, ' ')) &&
      /\b(?:belgie|nederland|wadden)\b/u.test(generalise(message)),
  },
  {
    intent: 'delivery_time',
    isAsked: (message, { intent }) => intent === 'order_status' && /\bals\b.*\bte laat\b/iu.test(message),
  },
  {
    // 'Wat als mijn pakket niet aankomt?' is asked of what may happen.
    intent: 'delivery_how',
    isAsked: (message, { intent }) =>
      intent === 'order_status' &&
      /^(?:en |maar )?wat (?:als|gebeurt er als|doe ik als|doen jullie als)\b/iu.test(message),
  },
  {
    intent: 'returns',
    isAsked: (message, { intent }) => service.includes(intent) && phrases.asksWhereBack.test(message),
  },
  {
    intent: 'order_status',
    isAsked: (message, { intent }) =>
      (intent.startsWith('delivery_') || ofGoods.includes(intent)) && phrases.hearsNothing.test(message),
  },
  {
    intent: 'delivery_how',
    isAsked: (message, { intent }) =>
      (service.includes(intent) || intent === 'account') && phrases.lostParcel.test(message),
  },
  {
    intent: 'warranty',
    isAsked: (message, { intent }) =>
      ((intent === 'returns' || intent === 'old_goods') &&
        phrases.damage.test(message) &&
        !phrases.triedOut.test(message)) ||
      (intent === 'legal' && phrases.asksWarranty.test(message)) ||
      (ofGoods.includes(intent) &&
        phrases.ownDefect.test(message) &&
        !phrases.asksToBuy.test(message) &&
        readBodies(message).length === 0) ||
      (intent.startsWith('delivery_') && phrases.namesWarranty.test(message)),
  },
  {
    intent: 'product',
    isAsked: (message, { intent }) =>
      (intent === 'about_shop' || intent === 'product' || intent === 'product_fact') &&
      phrases.asksOpinion.test(message) &&
      hasConcept(message, ['goods']),
  },
  {
    intent: 'delivery_time',
    isAsked: (message, { intent }) => ofGoods.includes(intent) && phrases.asksThereThen.test(message),
  },
  {
    intent: 'care',
    isAsked: (message, { intent }) => ofGoods.includes(intent) && phrases.asksStain.test(message),
  },
  { intent: 'contact', isAsked: (message) => phrases.siteTrouble.test(message) },
  {
    intent: 'contact',
    isAsked: (message, { intent }) =>
      intent !== 'warranty' && intent !== 'payment_trouble' && phrases.noReply.test(message),
  },
  {
    intent: 'returns',
    isAsked: (message, { intent }) =>
      ofGoods.includes(intent) &&
      phrases.disappoints.test(message) &&
      phrases.hasBought.test(message) &&
      !phrases.asksToBuy.test(message) &&
      !phrases.asksWhich.test(message),
  },
  {
    intent: 'returns',
    isAsked: (message, { intent }) =>
      !service.includes(intent) &&
      intent !== 'legal' &&
      intent !== 'warranty' &&
      phrases.triedOut.test(message),
  },
  {
    intent: 'firmness',
    isAsked: (message, { intent, share }) =>
      (!service.includes(intent) ||
        share < sureShare ||
        (intent === 'delivery_time' && !phrases.asksDelivery.test(message))) &&
      intent !== 'medical' &&
      !otherBedding.test(message) &&
      readBodies(message).length > 0,
  },
  {
    intent: 'care',
    isAsked: (message, { intent }) =>
      ['product', 'product_fact', 'care'].includes(intent) &&
      (phrases.asksWashing.test(message) || phrases.washes.test(message)),
  },
  {
    intent: 'made_to_measure',
    isAsked: (message, { intent }) => !afterOrder.includes(intent) && phrases.composedBed.test(message),
  },
  {
    intent: 'firmness',
    isAsked: (message, { intent, share }) =>
      phrases.asksAdvice.test(message) ||
      (phrases.asksForPosture.test(message) &&
        phrases.asksWhich.test(message) &&
        intent !== 'medical' &&
        (intent !== 'product' || share < sureShare)),
  },
]

/** Returns what a message asks when a phrase tells it; undefined for most messages. */
export function findNamedQuestion(message: string, best: Guess): Intent | undefined {
  return named.find(({ isAsked }) => isAsked(message, best))?.intent
}
