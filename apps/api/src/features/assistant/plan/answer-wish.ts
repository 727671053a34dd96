import type { Wish } from '@sluimer/assistant/wish/read-wish'
import { aDraft, type Draft } from '../draft/draft.ts'
import { ofAdvice, type Sources, type Turn } from '../draft/plan-context.ts'
import { answerCheaper } from '../further/answer-cheaper.ts'
import { asksOpinion, asksStock, asksToBuy, asksToSee } from '../reading/intent-phrases.ts'
import { answerGoods } from '../shown/answer-goods.ts'
import { answerKind } from '../shown/answer-shown.ts'
import { asksWhen, tellStock, tellWhen } from '../shown/tell-stock.ts'
import { hasOwnName, isForeign, isGoods } from '../slots/judge-words.ts'
import { admitIgnorance } from '../talk/answer-talk.ts'
import { answerProduct } from './answer-product.ts'
import { answerByLikeness } from './answer-service.ts'
import { answerUntold, leavesUntold } from './answer-untold.ts'
import { joinWish } from './follow-up.ts'

/** Answers a wish for goods, joined with what the talk was about. */
export async function answerWish(sources: Sources, turn: Turn): Promise<Draft> {
  const joined = joinWish(sources.search, turn.message, turn.wish, turn.subject)
  const isKind = joined.text !== '' && !hasOwnName(sources.search.index, joined.text)
  const isRated = joined.order === undefined && isKind && asksOpinion.test(turn.message)
  const wish: Wish = isRated ? { ...joined, order: 'best_rated' } : joined
  if (wish.text === '' && wish.price === undefined && wish.order === undefined)
    // After a question about the service a turn without goods looks for none.
    return turn.subject?.topic === undefined
      ? aDraft('Wat zoek je? Noem bijvoorbeeld een artikel, een maat, een kleur of een prijs.')
      : admitIgnorance()
  const measured = await answerMeasured(sources, turn)
  if (measured !== undefined) return measured
  if (wish === turn.wish && wish.order === undefined && hasOwnName(sources.search.index, wish.text))
    return answerProduct(sources, turn)
  const goods = (await answerCheaper(sources, turn, wish)) ?? (await answerGoods(sources, wish, turn.at))
  // 'Waarom is de prijs hoger geworden?' asks for nothing that could be sold.
  if (goods.isUnsold && (tellsNoThing(turn) || asksOfTold(turn)))
    return (await answerByLikeness(sources, turn)) ?? admitIgnorance()
  if (asksStock.test(turn.message)) return tellStock(goods)
  if (asksWhen.test(turn.message)) return tellWhen(goods)
  return leavesUntold(sources, turn, wish) ? answerUntold(sources, turn) : goods
}

/** More words than a thing has, and none of a thing: neither is it asked for, nor is it one of another trade. */
const mostWordsOfThing = 4

function tellsNoThing({ message, wish }: Turn): boolean {
  const words = wish.text.split(' ')
  return (
    message.split(' ').length > mostWordsOfThing &&
    !asksToSee.test(message) &&
    !asksToBuy.test(message) &&
    !words.some((word) => isForeign(word) || isGoods(word))
  )
}

/** 'Pilt dat?' after jersey was explained names no goods that somebody could sell. */
function asksOfTold({ message, subject }: Turn): boolean {
  return ofAdvice.includes(subject?.topic) && !asksToSee.test(message) && !asksToBuy.test(message)
}

/** Answers how thick, high or heavy goods are; undefined for any other message. */
export async function answerMeasured(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  return asksMeasure.test(turn.message) ? answerKind(sources, turn) : undefined
}

const asksMeasure =
  /\bwelke (?:hoogte|breedte|dikte|diepte)\b|\bhoe (?:dik|hoog|zwaar|diep|groot|breed)\b|\bhoeveel (?:\p{L}+ )?zit(?:ten)?\b|\b(?<!\b(?:hij|zij|ze|dochter|zoon|kind|man|vrouw|partner|vriend(?:in)?) )weegt\b|\bwegen\b|\bgewicht (?:van|bij)\b|\bhoeveel (?:kilo|kg)\b|\bdraag(?:kracht|vermogen)\b|(?<=\p{L}{3} )(?:breedte|hoogte|dikte|diepte|afmeting(?:en)?|gewicht)[\s?!.]*$/iu
