import { readBodies } from '@sluimer/assistant/body/read-bodies'
import type { Guess } from '@sluimer/assistant/intent/classify'
import type { Concept } from '@sluimer/assistant/intent/concepts'
import type { Intent } from '@sluimer/assistant/intent/intents'
import { isPlainlyAsked } from '@sluimer/assistant/questions/find-question'
import type { Sources, Turn } from '../draft/plan-context.ts'
import {
  hasGoodsWord,
  hasOwnName,
  isGoods,
  isGoodsOrUnknown,
  isUnsoldWish,
  namesGoods,
} from '../slots/judge-words.ts'
import { readSlots, sizeGroup } from '../slots/read-slots.ts'
import { isServiceIntent } from './answer-service.ts'
import { isTalkIntent } from './answer-talk.ts'
import { hasConcept, hasServiceWord } from './believe-guesses.ts'
import { addsToWish, pointsToShown } from './follow-up.ts'
import * as phrases from './intent-phrases.ts'
import { findNamedQuestion } from './named-questions.ts'

/** Below this share the classifier has not understood a message. */
const leastShare = 0.4
/** Below this share a message that names goods is about these goods. */
const goodsShare = 0.55
/** Below this share a thing that nobody here sells is what a message is about. */
const unsoldShare = 0.7
/** Above this share a question about the service stays one, though it names goods with their size. */
const sureService = 0.8
/** More words than these are a sentence. */
const mostMistyped = 2
/** Above this share a message about something of one's own is about the service. */
const leastOwnShare = 0.1
/** Goods of which the shopper's own length and weight decide. */
const lyingGoods = /matras|boxspring|bed\b|bedden|topper/iu
/** A message of so many words names a thing, and tells nothing about it. */
const fewWords = 4

/** Questions about choosing goods, which name goods as wishes do. */
const goodsLike: readonly Intent[] = ['product', 'product_fact', 'firmness', 'care', 'made_to_measure']
const nothing: Guess = { intent: 'off_topic', share: 0 }

/** A message with the likeliest of what it may be about. */
interface Clues extends Turn {
  readonly sources: Sources
  readonly best: Guess
  readonly guesses: readonly Guess[]
}

/** What decides before the classifier does, in this order; the first that knows is right. */
const rules: readonly ((clues: Clues) => Intent | undefined)[] = [
  findBody,
  findAddition,
  ({ message, best }) => findNamedQuestion(message, best),
  findShownProduct,
  findTopicOfBefore,
  findReturn,
  findOwnThing,
  findSamples,
  findOneProduct,
  findPriceOfKind,
  findSizedGoods,
  findFilteredGoods,
  findTelegram,
  findMistyped,
  findSuperlative,
  findUnsoldThing,
  findAskedGoods,
  findPricedGoods,
  findUnclearGoods,
]

/** Decides what a message is about; undefined when that is not clear. */
export function chooseIntent(sources: Sources, turn: Turn, guesses: readonly Guess[]): Intent | undefined {
  const isPosture = phrases.posture.test(turn.message) && !phrases.complaint.test(turn.message)
  const possible = isPosture ? guesses.filter(({ intent }) => intent !== 'medical') : guesses
  const clues = { ...turn, sources, guesses: possible, best: possible[0] ?? nothing }
  for (const rule of rules) {
    const intent = rule(clues)
    if (intent !== undefined) return intent
  }
  return clues.best.share < leastShare ? undefined : clues.best.intent
}

/** 'Wanneer heb ik die?' after goods were shown asks when these come, and not when goods come in general. */
const asksWhenOfShown =
  /\b(?:wanneer|hoe (?:snel|vlug|lang))\b.*\b(?:die|deze|hem|hij|ze|eerste|tweede|derde|laatste)\b/iu

/** 'Wat kost die?' after goods were shown. */
function findShownProduct({ message, wish, subject, best }: Clues): Intent | undefined {
  if (subject === undefined || subject.productIds.length === 0 || !pointsToShown(message, wish))
    return undefined
  if (best.intent === 'delivery_time' && asksWhenOfShown.test(message)) return 'product_fact'
  return isServiceIntent(best.intent) && best.share >= goodsShare ? undefined : 'product_fact'
}

/** 'Ben 1.78 trouwens' after mattresses were shown says more of who lies on them. */
function findBody({ message, subject }: Clues): Intent | undefined {
  const isAbout = subject !== undefined && lyingGoods.test(subject.wish.text) && !hasServiceWord(message)
  return isAbout && readBodies(message).length > 0 ? 'firmness' : undefined
}

/** 'In het groen?', 'onder de 50 euro', 'en verduisterend?' after goods were looked for, and nothing that the service would answer. */
function findAddition({ message, wish, subject, sources, best }: Clues): Intent | undefined {
  if (subject === undefined || subject.wish.text === '' || hasServiceWord(message)) return undefined
  const tellsBody = readBodies(message).length > 0 && lyingGoods.test(subject.wish.text)
  if (tellsBody || (wish.text === '' && best.intent === 'product_fact')) return undefined
  return addsToWish(sources.search, message, wish) ? 'product' : undefined
}

/** 'En naar België?' after a question about the service. */
function findTopicOfBefore({ message, wish, subject, sources }: Clues): Intent | undefined {
  if (subject?.topic === undefined || !phrases.goesOn.test(message)) return undefined
  const mayMeanShown = subject.productIds.length > 0 && hasGoodsWord(sources.search.index, wish.text)
  return mayMeanShown || addsToWish(sources.search, message, wish) ? undefined : subject.topic
}

/** 'Wie betaalt de verzendkosten als ik iets terugstuur?' asks about the way back, and not about delivery. */
function findReturn({ message, best, guesses }: Clues): Intent | undefined {
  const sounds =
    best.intent.startsWith('delivery_') || best.intent === 'order_status' || best.intent === 'payment'
  if (!sounds || !phrases.asksReturn.test(message)) return undefined
  return guesses.find(({ intent }) => intent === 'returns' || intent === 'old_goods')?.intent
}

/** 'Hoe laat komen jullie met mijn bed?' is about a thing that was bought, and no wish for one. */
function findOwnThing({ message, guesses, best }: Clues): Intent | undefined {
  if (best.intent !== 'product' && best.intent !== 'product_fact') return undefined
  if (!phrases.ownThing.test(message) || phrases.asksToBuy.test(message)) return undefined
  const other = guesses.find(({ intent }) => isServiceIntent(intent) || intent === 'order_status')
  return other !== undefined && other.share > leastOwnShare ? other.intent : undefined
}

/** 'Gratis stofstalen?' */
function findSamples({ message, best }: Clues): Intent | undefined {
  const mayBe = goodsLike.includes(best.intent) || best.share < sureService
  return mayBe && phrases.namesSamples.test(message) ? 'made_to_measure' : undefined
}

/** 'Hoeveel betaal ik voor matras Ritme?' asks for its price, and not for that of its delivery. */
function findOneProduct({ message, wish, best, sources: { search } }: Clues): Intent | undefined {
  if (!hasOwnName(search.index, wish.text) || phrases.ownThing.test(message)) return undefined
  if (best.intent === 'delivery_time' && namesGoods(search.index, wish.text)) return 'product_fact'
  return best.intent === 'delivery_cost' && !phrases.asksDelivery.test(message) ? 'product_fact' : undefined
}

/** 'Wat kost een topper?' asks for the price of goods, unless it asks what their delivery costs. */
function findPriceOfKind({ message, wish }: Clues): Intent | undefined {
  const asksPrice = hasConcept(message, ['cost']) && !hasConcept(message, otherThanPrice)
  return asksPrice &&
    wish.text.split(' ').some(isGoods) &&
    !phrases.ownThing.test(message) &&
    !phrases.composedBed.test(message)
    ? 'product_fact'
    : undefined
}

const otherThanPrice: readonly Concept[] = [
  'deliver',
  'parcel',
  'pay',
  'later',
  'return',
  'free',
  'old',
  'order',
  'business',
  'discount',
  'broken',
]

function findSizedGoods({ message, wish, best, sources: { search } }: Clues): Intent | undefined {
  if (
    !phrases.aSize.test(message) ||
    phrases.asksSize.test(message) ||
    (isServiceIntent(best.intent) && best.share > sureService)
  )
    return undefined
  return hasGoodsWord(search.index, wish.text) || namesGoods(search.index, wish.text) ? 'product' : undefined
}

/** 'Boxspring elektrisch verstelbaar 180 breed' looks for a bed that is there, and asks for none that is made. */
function findFilteredGoods({ message, wish, best, sources: { search } }: Clues): Intent | undefined {
  if (best.intent !== 'made_to_measure' || phrases.asksMaking.test(message)) return undefined
  const { kinds, values } = readSlots(search, wish.text)
  return kinds.length > 0 && values.some(({ group }) => group !== sizeGroup) ? 'product' : undefined
}

/** Goods with their properties and not a word more: 'dekbed warmteklasse 1'. */
function findTelegram({ message, wish, best, sources: { search } }: Clues): Intent | undefined {
  const isBare = wish.text !== '' && wish.text.split(' ').length === message.split(' ').length
  const isNamed = isBare && goodsLike.includes(best.intent) && hasGoodsWord(search.index, wish.text)
  return isNamed && namesGoods(search.index, wish.text) ? 'product' : undefined
}

/** 'Hanglmap', which the search reads as goods, and which says nothing about the service. */
function findMistyped({ message, wish, sources: { search } }: Clues): Intent | undefined {
  const words = message.split(' ')
  const isPlain = words.length <= mostMistyped && wish.text === message
  return isPlain && words.every(isGoodsOrUnknown) && namesGoods(search.index, wish.text)
    ? 'product'
    : undefined
}

function findSuperlative({ wish, best }: Clues): Intent | undefined {
  if (wish.order === undefined || best.share === 0) return undefined
  return isServiceIntent(best.intent) || isTalkIntent(best.intent) ? undefined : 'product'
}

/** A thing of another trade, asked for in a sentence or by its name alone. */
function findUnsoldThing({ message, wish, best, sources: { search } }: Clues): Intent | undefined {
  const mayBeGoods =
    goodsLike.includes(best.intent) || best.share < unsoldShare || phrases.asksWhetherSold.test(message)
  if (!mayBeGoods || !isUnsoldWish(search.index, wish.text)) return undefined
  const isNameAlone = wish.text === message && !namesGoods(search.index, wish.text)
  return isNameAlone || phrases.asksToBuy.test(message) ? 'product' : undefined
}

function findAskedGoods({ message, wish, best, sources: { search } }: Clues): Intent | undefined {
  // 'Welke stoffen zijn er voor de boxspring?' asks of what it may be made.
  const isOther =
    best.intent === 'made_to_measure' &&
    phrases.asksMaking.test(message) &&
    isPlainlyAsked(message, best.intent)
  const asks = goodsLike.includes(best.intent) && !isOther && phrases.asksToSee.test(message)
  return asks && hasGoodsWord(search.index, wish.text) ? 'product' : undefined
}

function findPricedGoods({ wish, best }: Clues): Intent | undefined {
  const isUnclear = best.share < goodsShare && !isServiceIntent(best.intent)
  return isUnclear && wish.price !== undefined ? 'product' : undefined
}

/** What the classifier is not sure of, but whose words are goods of the shop. */
function findUnclearGoods({ message, wish, best, guesses, sources: { search } }: Clues): Intent | undefined {
  const named = wish.text !== '' && namesGoods(search.index, wish.text)
  if (best.share < leastShare) {
    if (phrases.asksSamples.test(message)) return 'made_to_measure'
    const goods = guesses.filter(({ intent }) => intent === 'product' || intent === 'product_fact')
    const asksGoods = goods.reduce((sum, { share }) => sum + share, 0) > leastShare
    const isWish =
      phrases.aSize.test(message) ||
      wish.price !== undefined ||
      phrases.asksToBuy.test(message) ||
      /^welke?\b/iu.test(message)
    const isPlainKind = wish.text.split(' ').some(isGoods) && !hasServiceWord(message)
    return named || isPlainKind || ((asksGoods || isWish) && hasGoodsWord(search.index, wish.text))
      ? 'product'
      : undefined
  }
  const isWeak =
    best.share < goodsShare &&
    ['firmness', 'care', 'made_to_measure', 'contact', 'order_status'].includes(best.intent)
  return isWeak && named && wish.text.split(' ').length < fewWords ? 'product' : undefined
}
