import type { AskedTopic } from '@sluimer/assistant/asked/asked-topic'
import { findAskedTopic } from '@sluimer/assistant/asked/find-asked-topic'
import { orderTopics, ownOrder } from '@sluimer/assistant/asked/topics/orders'
import { refusePaymentWay } from '@sluimer/assistant/beyond/payment-ways'
import { readBodies } from '@sluimer/assistant/body/read-bodies'
import { type FoundHeading, findHeading, isLearntHeading } from '@sluimer/assistant/headings/find-heading'
import type { Intent } from '@sluimer/assistant/intent/intents'
import { generalise } from '@sluimer/assistant/questions/generalise'
import type { Subject } from '@sluimer/assistant/subject/subject'
import { readWish, type Wish } from '@sluimer/assistant/wish/read-wish'
import { findVagueWish } from '@sluimer/assistant/wish/vague-wishes'
import type { Sources } from '../draft/plan-context.ts'
import {
  hasGoodsWord,
  hasOwnName,
  isGoods,
  isUnsoldWish,
  namesGoods,
  namesThings,
} from '../slots/judge-words.ts'
import { asksDelivery, asksReturn, asksSamples, asksStock, asksToBuy, asksToSee } from './intent-phrases.ts'
import { isOfOtherGoods } from './is-of-other-goods.ts'
import { findExtreme } from './measures.ts'
import { seeksGoods } from './seeks-goods.ts'
import { hasServiceWord } from './service-words.ts'

/** How far ahead of all else a heading must be. */
const leads = {
  /** Where a message may only go on with what was asked before it. */
  certain: 8,
  /** Whatever else the message may be. */
  sure: 4,
  /** The same in a first message for a heading about the service, which nothing else answers better, and in one that tells more. */
  served: 3,
  told: 2,
  /** Where the kinds of its words tell another heading. */
  ahead: 2,
  /** Where the message asks something of the service, as the classifier tells. */
  likely: 1,
  /** Where nothing else is known. */
  possible: 1,
  /** In a first message where only a passage that has some of its words would be told instead: the headings know more ways to ask. */
  nearest: 0,
}
/** So far ahead of a wish for goods nobody looks for them, whatever words a message has. */
const farOverGoods = 8
/** How sure a heading must be. */
export type Sureness = 'sure' | 'likely' | 'possible' | 'nearest'

/** Headings about choosing and keeping goods, which the catalogue often answers better. */
const adviceIntents: readonly Intent[] = ['firmness', 'care', 'made_to_measure', 'product_fact', 'product']
/** The codes of the moment stand in the shop, and are on no page. */
const besideService: readonly Intent[] = [...adviceIntents, 'discount', 'contact', 'order_status']
const paymentIntents: readonly Intent[] = ['payment', 'pay_later', 'payment_trouble', 'discount']
/** A heading that asks which goods are right, and one that explains a kind or a cloth. */
const asksWhich = /^Welke?\b/u
const explains = /^Wat (?:is|zijn|betekent)\b/u
/** Goods answer these as well: which of them, and what tells two apart. */
const ofChoice = /\bWelke?\b|\bof twee\b|^Wat (?:is|zijn|betekent|betekenen)\b/u
/** A heading that tells of a trouble: who names goods with it has them already. */
const namesTrouble = /^(?:Mijn|Er zit(?:ten)?|Er is)\b/u
/** What somebody says who wants something explained, and does not look for it. */
const wantsExplained =
  /\b(?:\w*verschil\w*|wat (?:is|zijn|houdt|wil|doet)|beteken\w*|uitleg\w*|beter|vergel\w*|vs|versus|hetzelfde|zelfde|waarom|snap|of|echt|eigenlijk)\b/iu
/** Goods and their prices stand in the catalogue. */
const asksPrice = /\b(?:kost(?:en)?|prijs|prijzen|duur(?:der|ste?)?|goedko\w+)\b/iu
/** 'Goedkoper' compares with another shop as often as it asks for goods. */
const aSuperlative = /\p{L}{3}st(?:e|en)?(?!\p{L})/u
/** With none of these a message names goods, and asks nothing of them: 'babybedje 60x120'. */
const asksOf =
  /\b(?:hoe\w*|wat|welke?|waar\w*|wanneer|wie|kan|kun\w*|mag|mogen|moet\w*|geldt|gelden|telt|werkt|is|zijn|heb\w*|wil|ben|lig\w*|slaap(?!kamer)\w*|was\w*|\w*droger|strijk\w*|verschil\w*|beter|of|ik|mijn|mn|we|wij|helpt|nodig|tips?|advies|hardheid|graden|vlek\w*)\b/iu
const composed = /\b(?:samen ?(?:ge)?stel\p{L}*|configurator|ontwerp\p{L}*)(?!\p{L})/iu
/** How a question begins that no goods answer. */
const asks = /\b(?:hoe|wat (?!kost)|mag|kan|kunt?|kunnen|moet|waarom|wanneer|als)\b/iu
/** How a question begins that asks something of goods, and is no wish for them: 'om de hoeveel tijd horen er schone lakens op'. */
const asksOfGoods =
  /^(?:(?:en|maar|dus|hoi|hallo|dag|goede\p{L}*)[\s,]+)*(?:hoe|om de hoeveel|waar\p{L}*|wanneer|waarom|mag|moet|is (?!er)|zijn (?!er)|heb ik|past|passen|helpt|tot welke)\b|[.!] (?:hoe|waarom|wat doe|wat moet|meet|mag|moet|is (?!er))\b/iu
/** Asks which goods of a kind cost less now: 'is er deze week nog een aanbieding op dekbedden'. */
const wantsOffers =
  /\b(?:zijn|is|staan?|lopen|loopt|hebben|heb|hebt|welke?)\b.*\b(?:aanbieding(?:en)?|acties?|deals?|sale|solden|uitverkoop|afgeprijsd\p{L}*|kortingen)\b/iu
const soldOut = 'Wat als iets niet op voorraad is?'
/** Beside a price these ask something of the service. */
const ofOrders =
  /\b(?:bestel\p{L}*|(?:andere?|concurrent\p{L}*) (?:winkel|zaak|site|webshop)|over de prijs|beta(?:al|len)\p{L}*|kapot\p{L}*|\p{L}*korting\p{L}*|\p{L}*codes?|bon|voucher\p{L}*)(?!\p{L})/iu
/** What the form with which an order is looked up answers better. */
const whereOrdersStand = 'Waar zie ik of mijn bestelling is ingepakt of verstuurd?'
/** A heading about a place is asked for by a name of it: 'wat kost dat met verzending' asks for no country. */
const places = [
  { of: /\bheel België/u, word: /\b(?:belgie|ardennen|kempen|\p{L}*bus\p{L}*|gemeente)\b/u },
  { of: /\bWadden/u, word: /\b(?:wadden|eiland\p{L}*)\b/u },
]
/** 'Voor mijn schoonmoeder' tells for whom it is, and of nothing that somebody has. */
const ofOwnThing =
  /\b(?:mijn|mn|me|onze?)\b(?! (?:\p{L}+e )?(?:schoon\p{L}+|moeder|vader|ma|pa|mama|papa|oma|opa|ouders|tante|oom|zus\p{L}*|broer\p{L}*|man|vrouw|vriend\p{L}*|partner|dochter\p{L}*|zoon\p{L}*|kind\p{L}*|kleinkind\p{L}*|buurvrouw|buurman|collega)(?!\p{L}))/iu
const ofOneself = /\b(?:mijn|mn|me|onze?)\b/iu

/**
 * Returns the heading that a message asks for: the one that examples of messages tell, or that the kinds of its words give away. Undefined
 * when none is as sure as asked for, and for a message that rather looks for goods.
 */
export function findAskedPage(
  { search }: Sources,
  message: string,
  sureness: Sureness,
  subject: Subject | undefined,
): AskedTopic | undefined {
  const wish = readWish(message)
  if (isPlainWish(search.index, message, wish)) return undefined
  const named = sureness === 'sure' ? findAskedTopic(message) : undefined
  // 'Goedkoopste overtrek, wel echt katoen' looks for goods, and asks not whether they are real.
  const isSuperlative = wish.order !== undefined && wish.text.split(' ').some(isGoods)
  const rule = isSuperlative && named?.intent === 'care' ? undefined : named
  if (rule !== undefined && (rule.isSure || rule.heading === ownOrder || !isLearntHeading(rule.heading)))
    return rule
  const found = findHeading(message)
  if (found === undefined) return rule
  const isOfBoth = rule?.intent === found.intent && found.lead >= leads.ahead
  // Goods that are looked for, and another heading that is far ahead, leave nothing to a rule which is not sure of itself.
  if (!isOfBoth && looksForGoods(search, message, { wish, found }))
    return found.lead >= leads.sure ? undefined : rule
  if (adviceIntents.includes(found.intent) && isAfterGoods(subject) && findExtreme(message) !== undefined)
    return rule
  const isPart = (subject !== undefined && isShort(message)) || goesOnAboutGoods(message, subject)
  if (isPart && adviceIntents.includes(found.intent)) return rule
  const isServed = sureness === 'sure' && subject === undefined && !besideService.includes(found.intent)
  const isAlone = subject === undefined && (isOfComposed(message, found.intent) || tellsOnly(message, wish))
  const least =
    rule !== undefined || isAlone ? 'ahead' : isServed ? (isLong(message) ? 'told' : 'served') : sureness
  if (found.lead < leads[isPart ? 'certain' : least]) return rule
  if (isOfOtherGoods(found.heading, message)) return rule
  if (found.lead < leads.certain && isOfOtherPlace(found.heading, message)) return rule
  if (paymentIntents.includes(found.intent) && refusePaymentWay(message, '') !== undefined) return rule
  if (found.heading === whereOrdersStand && ofOneself.test(message))
    return orderTopics.find(({ heading }) => heading === ownOrder)
  return { ...found, has: [] }
}

function isOfComposed(message: string, intent: Intent): boolean {
  return intent === 'made_to_measure' && composed.test(message)
}

/** Whether a message says more than which goods are meant: a verb, or a word of asking. */
export function asksOfThings(message: string): boolean {
  return asksOf.test(message)
}

function asksSomething(message: string): boolean {
  return asksOfGoods.test(message) && !asksToSee.test(message) && !asksToBuy.test(message)
}

/** Whether a wish has no words but those of a story for which no goods are known: 'ik lig op mijn buik' looks for no vase with a belly. */
function tellsOnly(message: string, { text, story = [] }: Wish): boolean {
  return story.length > 0 && story.length === text.split(' ').length && findVagueWish(message) === undefined
}

/** 'Welke van die is het dikst' right after toppers asks which of them, and nothing of duvets. */
function isAfterGoods(subject: Subject | undefined): boolean {
  return subject?.topic === undefined && (subject?.productIds.length ?? 0) > 0
}

/** 'Zit daar een kap aan' right after bathrobes asks that of them, and nothing of the service, however like its words it is. */
function goesOnAboutGoods(message: string, subject: Subject | undefined): boolean {
  return (
    isAfterGoods(subject) &&
    pointsBack.test(message) &&
    countWords(message) <= wordsOfTurn &&
    !hasServiceWord(message)
  )
}

const wordsOfTurn = 9
const pointsBack =
  /^(?:en|of|maar|ok\p{L}*)(?!\p{L})|\b(?:die|deze|daar(?:in|aan|op|bij|mee)?|er(?:in|aan|op|bij|mee)?|hem|hij|ie|ze|ook)\b/iu

function isOfOtherPlace(heading: string, message: string): boolean {
  const said = generalise(message)
  return places.some(({ of, word }) => of.test(heading) && !word.test(said))
}

/** So few words may only go on with what was asked before them. */
const fewWords = 5

function isShort(message: string): boolean {
  return message.split(' ').length <= fewWords
}

/** Whether a message says more than the name of a thing and one word of the service: 'elektrische fiets' asks of no van. */
export function isLong(message: string): boolean {
  return !isShort(message)
}

/** What stands before the name of a thing and says nothing of it. */
const smallWords =
  /\b(?:een|de|het|en|ook|nog|maar|met|van|voor|in|of|zachte|lekkere?|mooie?|leuke?|fijne?)\b/giu

function countWords(text: string): number {
  return text.trim().split(/\s+/).length
}

/** Whether a message says nothing but what it wishes for. */
function isBare(message: string, wished: string): boolean {
  return wished !== '' && countWords(wished) >= countWords(message.replace(smallWords, ' '))
}

/** Whether a message only names things, or goods with what they may cost: 'strijkvrije overtrek onder 60' asks nothing of ironing. */
function isPlainWish(index: Sources['search']['index'], message: string, { text, price }: Wish): boolean {
  if (isBare(message, text) && namesThings(index, text)) return true
  const isOfService = [asksDelivery, asksReturn, ofOrders, ofOwnThing].some((said) => said.test(message))
  return price !== undefined && text.split(' ').some(isGoods) && !asks.test(message) && !isOfService
}

function looksForGoods(
  { index }: Sources['search'],
  message: string,
  { wish, found: { heading, intent, lead, overGoods } }: { wish: Wish; found: FoundHeading },
): boolean {
  const { text, without, reduced, order, price } = wish
  if (isBare(message, text) && (namesGoods(index, text) || isUnsoldWish(index, text))) return true
  const isOffered = intent === 'discount' && wantsOffers.test(message)
  const asksGoods = heading !== soldOut && overGoods < farOverGoods && asksStock.test(message)
  const isReduced = reduced && overGoods < farOverGoods && !asksOf.test(message)
  if ((asksGoods || isOffered || isReduced) && hasGoodsWord(index, text)) return true
  // 'Wat is het zwaarste dekbed' asks which, and nothing of what is heavy.
  const isMost = order !== undefined || findExtreme(message) !== undefined
  const namesKind = text.split(' ').some(isGoods)
  if (order !== undefined && aSuperlative.test(message) && namesKind && !hasServiceWord(message)) return true
  if (!adviceIntents.includes(intent) || asksSamples.test(heading)) return false
  if (readBodies(message).length > 0 || price !== undefined) return true
  // 'Thermogordijnen tegen de kou, oud huis' looks for some, and wants nothing explained.
  if (explains.test(heading) && namesKind && seeksGoods(message)) return true
  // 'Hoe hard moet dat zijn' beside a child's mattress asks for advice; a product that is named has been answered by now.
  if (lead >= leads.certain && asks.test(message)) return false
  if (lead >= leads.sure && order === undefined && asksSomething(message)) return false
  // What is composed is in no list of goods.
  if (isOfComposed(message, intent) && lead >= leads.ahead) return false
  // A name of goods is often a usual word: 'neem ik de maten juist op'.
  const isQuestion = asksOf.test(message) && without === undefined
  const isFar = isQuestion && overGoods >= farOverGoods && !ofChoice.test(heading)
  if (hasOwnName(index, text) && !(isFar && lead >= leads.ahead)) return true
  if (order === 'most_reduced') return true
  if (isMost && namesKind) return true
  if (tellsOnly(message, wish) || !hasGoodsWord(index, text)) return false
  if (isFar && lead >= leads.told && !asksToSee.test(message)) return false
  if (asksPrice.test(message)) return true
  if (namesTrouble.test(heading) && lead >= leads.sure) return false
  if (!asksOf.test(message)) return true
  const asksForGoods = asksWhich.test(heading) && intent !== 'made_to_measure'
  if (asksForGoods || (explains.test(heading) && !wantsExplained.test(message))) return true
  return isBare(message, text) || without !== undefined || asksToSee.test(message) || asksToBuy.test(message)
}
