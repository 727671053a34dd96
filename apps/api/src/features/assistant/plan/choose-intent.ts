import { findAskedTopic } from '@sluimer/assistant/asked/find-asked-topic'
import { readBodies } from '@sluimer/assistant/body/read-bodies'
import type { Guess } from '@sluimer/assistant/intent/classify'
import type { Concept } from '@sluimer/assistant/intent/concepts'
import type { Intent } from '@sluimer/assistant/intent/intents'
import { listAsked } from '@sluimer/assistant/questions/find-question'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { bearsOut } from '../reading/bears-out.ts'
import * as phrases from '../reading/intent-phrases.ts'
import { seeksGoods } from '../reading/seeks-goods.ts'
import { hasConcept, hasServiceWord } from '../reading/service-words.ts'
import { hasGoodsWord, hasOwnName, isGoods, namesGoods } from '../slots/judge-words.ts'
import { readSlots } from '../slots/read-slots.ts'
import { isTalkIntent } from '../talk/answer-talk.ts'
import { isServiceIntent } from './answer-service.ts'
import {
  type Clues,
  goodsLike,
  goodsShare,
  leastShare,
  namesOnlyGoods,
  sureService,
  wantedGoods,
} from './find-wanted-goods.ts'
import { addsToWish, asksPriceAlone, asksWhich, isBare, pointsToShown } from './follow-up.ts'
import { findNamedQuestion } from './named-questions.ts'

/** Above this share a message about something of one's own is about the service. */
const leastOwnShare = 0.1
/** Below this share a word of thanks is only the beginning of a message that asks something. */
const sureTalk = 0.6
/** Below this share a message that is like a known question is not refused. */
const sureRefusal = 0.7
const likeKnown = 0.5
/** Goods of which the shopper's own length and weight decide. */
const lyingGoods = /matras|boxspring|bed\b|bedden|topper/iu

const nothing: Guess = { intent: 'off_topic', share: 0 }

/** What decides before the classifier does, in this order; the first that knows is right. */
const rules: readonly ((clues: Clues) => Intent | undefined)[] = [
  findBody,
  findOtherThing,
  findAddition,
  findOfShown,
  ({ message, best }) => findNamedQuestion(message, best),
  findShownProduct,
  findTopicOfBefore,
  findReturn,
  findOwnThing,
  findSamples,
  findOneProduct,
  findPriceOfKind,
  findSought,
  ...wantedGoods,
]

/** Decides what a message is about; undefined when that is not clear. */
export function chooseIntent(sources: Sources, turn: Turn, guesses: readonly Guess[]): Intent | undefined {
  const isPosture = phrases.posture.test(turn.message) && !phrases.complaint.test(turn.message)
  // 'Salut, stuurt ge ook met …' greets, and asks.
  const isAsked = (guesses[0]?.share ?? 0) < sureTalk && hasServiceWord(turn.message)
  const isBeside = (guess: Guess) =>
    !bearsOut(guess.intent, turn.message) ||
    lacksItsWord(guess, turn.message) ||
    (isPosture && guess.intent === 'medical') ||
    (isAsked && (guess.intent === 'thanks' || guess.intent === 'greeting'))
  const possible = guesses.filter((guess) => !isBeside(guess)).map((guess) => reconsider(guess, turn.message))
  const clues = { ...turn, sources, guesses: possible, best: possible[0] ?? nothing }
  for (const rule of rules) {
    const intent = rule(clues)
    if (intent !== undefined) return intent
  }
  return clues.best.share < leastShare ? undefined : clues.best.intent
}

/** What the classifier takes for thanks or a greeting has a word of it, unless it is sure: 'kreukt dat' thanks nobody. */
const ownWords: Partial<Record<Intent, Concept>> = { thanks: 'thank', greeting: 'greet' }
const surelyTalk = 0.8

function lacksItsWord({ intent, share }: Guess, message: string): boolean {
  const word = ownWords[intent]
  return word !== undefined && share < surelyTalk && !hasConcept(message, [word])
}

/** 'Gratis waardebon bij elke bestelling, wat is dat?' asks what a page explains, and wants none for nothing. */
function reconsider({ intent, share }: Guess, message: string): Guess {
  const [asked] = listAsked(message)
  const isKnown = intent === 'refuse' && share < sureRefusal && (asked?.likeness ?? 0) >= likeKnown
  return isKnown && asked !== undefined ? { intent: asked.intent, share } : { intent, share }
}

/** 'Wanneer heb ik die?' after goods were shown asks when these come, and not when goods come in general. */
const asksWhenOfShown =
  /\b(?:wanneer|hoe ?(?:snel|vlug|lang))\b.*\b(?:die|deze|hem|hij|ze|dat|ie|eerste|tweede|derde|laatste)\b/iu

/** 'Wat kost die?' after goods were shown. */
function findShownProduct({ message, wish, subject, best }: Clues): Intent | undefined {
  if (subject === undefined || subject.productIds.length === 0 || !pointsToShown(message, wish))
    return undefined
  // 'Hij heeft last van allergie' speaks of a sleeper, and of no pillow.
  if (best.intent === 'medical' || phrases.illness.test(message)) return 'medical'
  if (best.intent === 'delivery_time' && asksWhenOfShown.test(message)) return 'product_fact'
  return isServiceIntent(best.intent) && best.share >= goodsShare ? undefined : 'product_fact'
}

/** 'Ben 1.78 trouwens' after mattresses were shown says more of whoever lies on them. */
function findBody({ message, subject }: Clues): Intent | undefined {
  const isOfLying = subject?.topic === 'firmness' || lyingGoods.test(subject?.wish.text ?? '')
  const isAbout = isOfLying && !hasServiceWord(message)
  return isAbout && readBodies(message).length > 0 ? 'firmness' : undefined
}

const addsAnother = /^(?:en|ook|nog|dan|daarbij|daarnaast)\b(?! (?:is|kan|mag|moet|past|hoe|wat|welke?)\b)/iu
/** 'En een boxspring' after sheets were shown looks for one, and so does 'en een lampje onder de 50'. */
function findOtherThing({ message, subject, wish, sources }: Clues): Intent | undefined {
  const isAfterGoods = subject !== undefined && subject.topic === undefined && subject.productIds.length > 0
  if (!isAfterGoods) return undefined
  if (namesOnlyGoods(message)) return 'product'
  const { kinds, rest } = readSlots(sources.search, wish.text)
  const isOther = kinds.length > 0 && rest.length === 0 && wish.price !== undefined
  return isOther && addsAnother.test(message) && !hasServiceWord(message) ? 'product' : undefined
}

/** 'Wat is medium' wants a word explained, and nothing that is so. */
const asksMeaning = /^(?:en |maar )?wat (?:is|zijn|betekent|betekenen|houdt)\b(?!.*\p{L}ste?\b)/iu

/** 'In het groen?', 'onder de 50 euro', 'en verduisterend?' after goods were looked for, and nothing that the service would answer. */
function findAddition({ message, wish, subject, sources, best }: Clues): Intent | undefined {
  if (subject === undefined || subject.wish.text === '' || hasServiceWord(message)) return undefined
  if (asksMeaning.test(message)) return undefined
  const tellsBody = readBodies(message).length > 0 && lyingGoods.test(subject.wish.text)
  if (tellsBody || (wish.text === '' && best.intent === 'product_fact')) return undefined
  return addsToWish(sources.search, message, wish, subject.topic === undefined) ? 'product' : undefined
}

/** Above this likeness a few words after goods ask a known question. */
const likeOfService = 0.5
const mostOfShown = 6

/** 'Prikt dat niet?', 'welke pluist het minst', 'hoeveel kost dat' right after goods ask of these, whatever they resemble. */
function findOfShown({ message, subject, wish, best }: Clues): Intent | undefined {
  const isAfterGoods = subject !== undefined && subject.topic === undefined && subject.productIds.length > 0
  // 'Voetbal' after covers for children tells what should be on them, and is no talk.
  if (isAfterGoods && best.intent === 'off_topic' && isBare(message)) return 'product'
  if (!isAfterGoods || !isServiceIntent(best.intent) || message.split(' ').length > mostOfShown)
    return undefined
  if (asksPriceAlone.test(message)) return 'product_fact'
  const isKnown =
    findAskedTopic(message) !== undefined || (listAsked(message)[0]?.likeness ?? 0) >= likeOfService
  const isOfThem = pointsToShown(message, { ...wish, text: '' }) || asksWhich.test(message)
  if (isOfThem) return isKnown ? undefined : 'product_fact'
  return isBare(message) && !isKnown && !hasServiceWord(message) ? 'product' : undefined
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

/** 'Thermo gordijnen tegen de kou, oud huis' begins with what is looked for, and the rest is a story. */
function findSought({ message, wish, best }: Clues): Intent | undefined {
  const mayBe = best.intent === 'care' || best.intent === 'product_fact' || best.share < sureService
  const isOther = best.intent === 'firmness' || best.intent === 'made_to_measure' || isTalkIntent(best.intent)
  return mayBe && !isOther && wish.text.split(' ').some(isGoods) && seeksGoods(message)
    ? 'product'
    : undefined
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
