import type { Guess } from '@sluimer/assistant/intent/classify'
import type { Concept } from '@sluimer/assistant/intent/concepts'
import type { Intent } from '@sluimer/assistant/intent/intents'
import { isPlainlyAsked } from '@sluimer/assistant/questions/find-question'
import type { Sources, Turn } from '../draft/plan-context.ts'
import * as phrases from '../reading/intent-phrases.ts'
import { hasConcept, hasServiceWord, isOneStrange } from '../reading/service-words.ts'
import { listNearKinds } from '../slots/find-kind.ts'
import {
  hasGoodsWord,
  isForeign,
  isGoods,
  isGoodsOrUnknown,
  isUnsoldWish,
  namesGoods,
  namesThings,
} from '../slots/judge-words.ts'
import { readSlots } from '../slots/read-slots.ts'
import { sizeGroup } from '../slots/slot-value.ts'
import { isTalkIntent } from '../talk/answer-talk.ts'
import { isServiceIntent } from './answer-service.ts'

/** Below this share the classifier has not understood a message. */
export const leastShare = 0.4
/** Above this share a question about the service stays one, though it names goods with their size. */
export const sureService = 0.8
/** Questions about choosing goods, which name goods as wishes do. */
export const goodsLike: readonly Intent[] = ['product', 'product_fact', 'firmness', 'care', 'made_to_measure']
/** Below this share a message that names goods is about these goods. */
export const goodsShare = 0.55
/** Below this share a thing that nobody here sells is what a message is about. */
const unsoldShare = 0.7
/** More words than the first are a sentence; so many as the second name a thing, and tell nothing about it. */
const [mostMistyped, fewWords] = [2, 4]

/** A message with the likeliest of what it may be about. */
export interface Clues extends Turn {
  readonly sources: Sources
  readonly best: Guess
  readonly guesses: readonly Guess[]
}

/** What tells that a message looks for goods, in this order. */
export const wantedGoods: readonly ((clues: Clues) => Intent | undefined)[] = [
  findRefusedGoods,
  findReducedGoods,
  findSizedGoods,
  findFilteredGoods,
  findPlainWish,
  findOtherGoods,
  findTelegram,
  findMistyped,
  findSuperlative,
  findUnsoldThing,
  findNearThing,
  findAskedGoods,
  findPricedGoods,
  findUnclearGoods,
]

/** 'Geen veren in het kussen' looks for pillows, though it asks of feathers with the words of a question about care. */
function findRefusedGoods({ message, wish, best }: Clues): Intent | undefined {
  const isOfGoods = wish.without !== undefined && wish.text.split(' ').some(isGoods)
  return isOfGoods && goodsLike.includes(best.intent) && !phrases.asksHow.test(message)
    ? 'product'
    : undefined
}

/** What makes 'korting' with goods a question about rules. */
const ofRules =
  /\b(?:\p{L}*codes?|vouchers?|\p{L}*bon(?:nen)?|als|bij|wanneer|waarom|geldt|gelden|student\p{L}*|klant\p{L}*|stuks|meerdere|samen)\b/iu

/** 'Zijn er dekbedden in de aanbieding?' looks for goods, and asks nothing of rules. */
function findReducedGoods({ message, wish, best }: Clues): Intent | undefined {
  const mayBe = goodsLike.includes(best.intent) || best.intent === 'discount' || best.share < sureService
  return wish.reduced === true && mayBe && !hasServiceWord(message) && !ofRules.test(message)
    ? 'product'
    : undefined
}

function findSizedGoods({ message, wish, best, sources: { search } }: Clues): Intent | undefined {
  if (
    !phrases.aSize.test(message) ||
    phrases.asksSize.test(message) ||
    (isServiceIntent(best.intent) && best.share > sureService && !isBareSize(wish.text, message))
  )
    return undefined
  return hasGoodsWord(search.index, wish.text) || namesGoods(search.index, wish.text) ? 'product' : undefined
}

/** 'Fluwijn 65x65' names goods and their size, and not a word more. */
function isBareSize(text: string, message: string): boolean {
  const words = text.split(' ')
  return (
    words.length === message.split(' ').length && words.every((word) => isGoods(word) || /^\d/u.test(word))
  )
}

/** 'Boxspring elektrisch verstelbaar 180 breed' looks for a bed that is there, and asks for none that is made. */
function findFilteredGoods({ message, wish, best, sources: { search } }: Clues): Intent | undefined {
  const isDone = phrases.asksHow.test(message) || phrases.washes.test(message)
  const isCare = best.intent === 'care' && !isDone
  if (!isCare && (best.intent !== 'made_to_measure' || phrases.asksMaking.test(message))) return undefined
  const { kinds, values } = readSlots(search, wish.text)
  const isOfSize =
    best.intent === 'made_to_measure' &&
    !phrases.asksHow.test(message) &&
    (wish.price !== undefined || !asksWhether.test(message))
  return kinds.length > 0 && values.some(({ group }) => group !== sizeGroup || isOfSize)
    ? 'product'
    : undefined
}

const asksWhether = /\b(?:mogelijk|maken|bestaat|afwijkend\p{L}*|laten)\b/iu
/** 'Ik wil een dekbed' wants to see some, though advice is asked for with the same words. */
const plainWish =
  /^(?:(?:hallo|hoi|hey|dag|goedendag),? )?(?:ik |wij |we )(?:wil|willen|zoek|zoeken|wou|heb|hebben)(?: graag| eigenlijk)?(?: een| nen| ne| nieuwe?n?| wat)* [\p{L}-]+(?: [\p{L}-]+)?(?: nodig| hebben| kopen)?[.!\s]*$/iu

function findPlainWish({ message, wish, best }: Clues): Intent | undefined {
  const isWish = plainWish.test(message) && goodsLike.includes(best.intent)
  return isWish && wish.text.split(' ').every(isGoods) ? 'product' : undefined
}

/** Goods whose firmness depends on who lies on them. */
const lyingGoods = /matras|(?<!dek)bed(?:den)?$|boxspring|topper/iu

/** 'Welk overtrek past bij een grijs bed?' sounds like advice on mattresses, and looks for covers. */
function findOtherGoods({ message, wish, best, sources: { search } }: Clues): Intent | undefined {
  if (best.intent !== 'firmness') return undefined
  const { kinds, values } = readSlots(search, wish.text)
  if (kinds.length > 0 && kinds.every((kind) => phrases.notForSleeping.test(kind))) return 'product'
  // A filter knows which pillows suit a way of lying.
  if (kinds.some((kind) => phrases.pillow.test(kind)) && values.length > 0) return 'product'
  // Of a duvet for a child no weight decides.
  const isOfChild = phrases.aChild.test(message) && !phrases.ofAge.test(message)
  if (isOfChild && kinds.length > 0 && !kinds.some((kind) => lyingGoods.test(kind))) return 'product'
  if (isPlainlyAsked(message, best.intent)) return undefined
  const isOther = kinds.some((kind) => phrases.otherThanBeds.test(kind))
  return isOther || (kinds.length > 0 && phrases.asksToAdvise.test(message)) ? 'product' : undefined
}

/** What is said before a thing that is only named: 'en een dekbed', 'nee, een hoeslaken'. */
const beforeThing = /^(?:(?:en|of|nee|ja|ok\p{L}*|dan|ook|maar|doe)[\s,]+)*(?:(?:een|n|nen|de|het)\s+)?/iu

/** Whether a message only names goods: 'en een boxspring', 'topper?' */
export function namesOnlyGoods(message: string): boolean {
  const words = message
    .replace(beforeThing, '')
    .replace(/[\s?!.]+$/u, '')
    .split(' ')
  return words.length <= mostMistyped && words.every((word) => /^\p{L}+$/u.test(word) && isGoods(word))
}

function findTelegram({ message, wish, best, sources: { search } }: Clues): Intent | undefined {
  const said = message.replace(beforeThing, '')
  const isBare = wish.text !== '' && wish.text.split(' ').length === said.split(' ').length
  const isNamed = isBare && hasGoodsWord(search.index, wish.text) && namesGoods(search.index, wish.text)
  if (isNamed && goodsLike.includes(best.intent)) return 'product'
  return !hasServiceWord(message) && namesThings(search.index, isBare ? wish.text : said)
    ? 'product'
    : undefined
}

/** 'Hanglmap', which the search reads as goods, and which says nothing about the service. */
function findMistyped({ message, wish, sources: { search } }: Clues): Intent | undefined {
  const words = message.split(' ')
  const isPlain = words.length <= mostMistyped && wish.text === message
  return isPlain && words.every(isGoodsOrUnknown) && namesGoods(search.index, wish.text)
    ? 'product'
    : undefined
}

function findSuperlative({ wish, best, sources }: Clues): Intent | undefined {
  if (wish.order === undefined || best.share === 0) return undefined
  const isTalk = isTalkIntent(best.intent) && !namesGoods(sources.search.index, wish.text)
  // 'Het allerduurste wat jullie verkopen' is of all that the shop has.
  const isOfAll =
    best.intent === 'about_shop' && (wish.text === '' || namesGoods(sources.search.index, wish.text))
  const isService = isServiceIntent(best.intent) && !isOfAll
  return isService || isTalk ? undefined : 'product'
}

/** A thing of another trade, asked for in a sentence or by its name alone. */
function findUnsoldThing({ message, wish, best, sources: { search } }: Clues): Intent | undefined {
  const mayBeGoods =
    goodsLike.includes(best.intent) ||
    best.intent === 'discount' ||
    (isTalkIntent(best.intent) && phrases.asksToSee.test(message)) ||
    best.share < unsoldShare ||
    isOneStrange(message) ||
    (isServiceIntent(best.intent) && !hasServiceWord(message) && wish.text.split(' ').every(isForeign)) ||
    phrases.asksWhetherSold.test(message)
  if (!mayBeGoods || !isUnsoldWish(search.index, wish.text)) return undefined
  const isNameAlone = wish.text === message.replace(/[?!.]+$/, '') && !namesGoods(search.index, wish.text)
  const isForeignAlone = wish.text.split(' ').every(isForeign) && message.split(' ').length <= fewWords
  return isNameAlone || isForeignAlone || phrases.asksToBuy.test(message) ? 'product' : undefined
}

/** Above this share a short message with the name of a thing asks something else of it. */
const [nearShare, mostWordsOfThing] = [0.7, 5]

/** 'Zwarte slaapbank', which the shop has not, though it has something near to it. */
function findNearThing({ message, wish, best, sources: { search } }: Clues): Intent | undefined {
  const isShort = message.split(' ').length <= mostWordsOfThing
  const isService = isServiceIntent(best.intent) && best.share > nearShare && !isOneStrange(message)
  if (!isShort || hasServiceWord(message) || isService) return undefined
  const { kinds } = readSlots(search, wish.text)
  return kinds.some((kind) => listNearKinds(kind).some(isGoods)) ? 'product' : undefined
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

/** A price beside a word of these is not a price of goods. */
const besidePrice: readonly Concept[] = ['parcel', 'free', 'later', 'discount', 'old', 'law']

function findPricedGoods({ message, wish, best }: Clues): Intent | undefined {
  const isPlain = wish.price !== undefined && wish.text.split(' ').some(isGoods)
  if (isPlain && !hasServiceWord(message) && !hasConcept(message, besidePrice)) return 'product'
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
    const asks = [phrases.aSize, phrases.asksToBuy, /^welke?\b/iu].some((said) => said.test(message))
    const isWish = asks || wish.price !== undefined
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
