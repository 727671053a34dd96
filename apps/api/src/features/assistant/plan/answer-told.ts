import type { Guess } from '@sluimer/assistant/intent/classify'
import type { Intent } from '@sluimer/assistant/intent/intents'
import { understand } from '@sluimer/assistant/questions/understand'
import { splitGoods } from '@sluimer/assistant/text/split-goods'
import { readProperties } from '@sluimer/assistant/wish/read-properties'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import { findVagueWish } from '@sluimer/assistant/wish/vague-wishes'
import { type Draft, joinDrafts } from '../draft/draft.ts'
import type { Sources, Talk, Turn } from '../draft/plan-context.ts'
import { hasServiceWord } from '../reading/service-words.ts'
import { answerApart, answerBetter } from '../shown/answer-apart.ts'
import { answerBrands } from '../shown/answer-brands.ts'
import { answerChoices, answerWhetherIn } from '../shown/answer-choices.ts'
import { answerCurtains } from '../shown/answer-curtains.ts'
import { answerExtreme } from '../shown/answer-extreme.ts'
import { answerBedSize, answerFit } from '../shown/answer-fit.ts'
import { answerOfTold } from '../shown/answer-of-told.ts'
import { answerOtherMake } from '../shown/answer-other-make.ts'
import { answerShowThem } from '../shown/answer-show-them.ts'
import { answerMadeOf, answerNamed, answerShown } from '../shown/answer-shown.ts'
import { answerSum } from '../shown/answer-sum.ts'
import { compareTopics } from '../shown/compare-topics.ts'
import { answerCount, answerStockOfShown } from '../shown/tell-stock.ts'
import { hasGoodsWord, hasOwnName, isGoods } from '../slots/judge-words.ts'
import { readSlots } from '../slots/read-slots.ts'
import { warnOfHealth } from '../talk/answer-talk.ts'
import { compareKind, compareNamed } from '../told/compare-named.ts'
import { answerKinds, answerVague } from './answer-kinds.ts'
import { answerOffers } from './answer-offers.ts'
import { isServiceIntent } from './answer-service.ts'
import { chooseParts } from './choose-parts.ts'
import { leavesOpen } from './follow-up.ts'

/** Above this share the classifier is believed when a word of the message bears it out. */
const likelyShare = 0.6
const namesIllness =
  /allergi|astma|eczeem|reuma|artrose|hernia|apneu|pijn\b|klachten|zwanger|operatie|geopereerd/iu
const notGoods: readonly Intent[] = ['medical', 'legal', 'refuse']
/**
 * Answers what no single subject is for: a question about goods that were shown, a wish for several kinds of goods, and a situation
 * that is told instead of goods. Undefined for everything else.
 */
export async function answerGoodsTold(
  sources: Sources,
  message: string,
  talk: Talk,
): Promise<Draft | undefined> {
  const turn: Turn = { message, wish: readWish(message), ...talk }
  const [best] = understand(sources.model, message)
  const offers = await answerOffers(sources, turn)
  if (offers !== undefined) return offers
  const general = await answerInGeneral(sources, turn)
  if (general !== undefined) return general
  // 'Waar is dekbed Wolk van gemaakt' asks of the page of one product; 'waar' alone would ask where a parcel is.
  const isOfOne =
    hasOwnName(sources.search.index, turn.wish.text) && !hasServiceWord(message.replace(/\bwaar\b/giu, ' '))
  const own = isOfOne ? await answerNamed(sources, turn) : undefined
  if (own !== undefined && !own.needsPerson) return own
  if (best === undefined || isForService(message, best) || leavesOpen(message)) return undefined
  if (notGoods.includes(best.intent) && best.share > likelyShare) return answerSituation(sources, turn)
  const shown =
    (await answerSum(sources, turn)) ??
    (await answerExtreme(sources, turn)) ??
    (await compareTopics(sources, turn)) ??
    (await compareNamed(sources, turn)) ??
    (await compareKind(sources, turn)) ??
    (await answerBrands(sources, turn)) ??
    (await answerChoices(sources, turn)) ??
    (await answerWhetherIn(sources, turn)) ??
    (await answerShown(sources, turn)) ??
    (await answerNamed(sources, turn)) ??
    (await answerMadeOf(sources, turn))
  if (shown !== undefined) return shown
  return (await answerSeveral(sources, turn, best)) ?? answerSituation(sources, turn)
}

/** Answers what holds for kinds of goods or for makes, whatever the shop has of them. */
async function answerInGeneral(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  return (
    (await answerShowThem(sources, turn)) ??
    (await answerStockOfShown(sources, turn)) ??
    (await answerBetter(sources, turn)) ??
    (await answerOfTold(sources, turn)) ??
    (await answerApart(sources, turn)) ??
    (await answerBedSize(sources, turn)) ??
    answerFit(sources, turn) ??
    (await answerCurtains(sources, turn)) ??
    (await answerCount(sources, turn)) ??
    (hasServiceWord(turn.message) ? undefined : await answerOtherMake(sources, turn))
  )
}

/** The classifier knows no other messages than those it learnt: what it takes for service must have a word of it. */
function isForService(message: string, { intent, share }: Guess): boolean {
  if (!(isServiceIntent(intent) || intent === 'order_status' || intent === 'contact') || share < likelyShare)
    return false
  return hasServiceWord(message)
}

async function answerSeveral(sources: Sources, turn: Turn, best: Guess): Promise<Draft | undefined> {
  const kinds = splitGoods(turn.message)
  const isWish = (best.intent === 'product' || best.share < likelyShare) && !hasServiceWord(turn.message)
  const areGoods = kinds.every((kind) => hasGoodsWord(sources.search.index, readWish(kind).text))
  if (!isWish || kinds.length < 2 || !areGoods || chooseParts(sources, turn.message) !== undefined)
    return undefined
  const goods = await answerKinds(sources, kinds, turn.at)
  return namesIllness.test(turn.message) ? joinDrafts([warnOfHealth(), goods]) : goods
}

/** A bed is where cold feet are, and nothing that is looked for. */
function isSought(word: string): boolean {
  return isGoods(word) && !aBed.test(word)
}

const aBed = /^bed(?:den)?$/iu

const isManner =
  /^(?:(?:en|maar|ja|nee|liever|liefst|ik wil|ik zoek|graag|doe maar)[\s,]+)*iets (?:\p{L}+[\s?!.]*){1,2}$/iu

async function answerSituation(
  sources: Sources,
  { message, wish, subject, at }: Turn,
): Promise<Draft | undefined> {
  // 'Iets warms' after plaids says how these should be.
  const isOfShown = subject?.topic === undefined && (subject?.productIds.length ?? 0) > 0
  if (isOfShown && isManner.test(message)) return undefined
  const vague = findVagueWish(message)
  // After duvets 'in de winter heb ik het koud' says which of them.
  const about = subject?.wish.text ?? ''
  if (about !== '' && readProperties(message, about) !== message) return undefined
  // A thing within a price is looked for, whatever is told besides: 'de kat ligt er toch op'.
  const isAsked = wish.price !== undefined || wish.order !== undefined
  if (isAsked && readSlots(sources.search, wish.text).kinds.some((kind) => !aBed.test(kind))) return undefined
  if (vague === undefined || (!vague.namesGoods && wish.text.split(' ').some(isSought))) return undefined
  return answerVague(sources, vague, { own: wish, at })
}
