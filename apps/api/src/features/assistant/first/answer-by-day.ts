import { readWish } from '@sluimer/assistant/wish/read-wish'
import type { Draft } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { asksReturn } from '../reading/intent-phrases.ts'
import { answerGoods } from '../shown/answer-goods.ts'
import { tellStock } from '../shown/tell-stock.ts'
import { isGoods } from '../slots/judge-words.ts'

const weekday = '(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)'
/** The day before which goods are needed. */
const aDay = new RegExp(
  `\\b(?:(?:voor|op|uiterlijk|tegen|volgende|komende|aanstaande|deze) )*(?:(?:volgende|komende|aanstaande|deze) (?:week|maand)(?: ${weekday})?|(?:voor|uiterlijk|tegen|volgende|komende|aanstaande|deze) (?:de )?(?:${weekday}|weekend|\\d{1,2}(?!\\d| ?x ?\\d| ?(?:euro|eur\\b|,-))(?:e|de)?(?: \\p{L}+)?)|morgen|overmorgen|(?:eind|einde|begin) (?:van )?(?:de |deze |volgende )?(?:week|maand)|binnen (?:\\d{1,2}|een|twee|drie) (?:dagen|weken|week))(?!\\p{L})`,
  'giu',
)
/** It must be there by then. */
const isNeeded =
  /\b(?:moet\p{L}*|nodig|(?:kan|gaat|lukt) (?:dat|het)|lukt|lukken|haal|halen|haalbaar|redden|op tijd|in huis|(?:er|binnen|thuis) (?:\S+ ){0,3}(?:zijn|hebben))\b/iu
/** Asks of days of delivery in general, or of an order that is placed. */
const asksElse =
  /\b(?:bezorg\p{L}*|lever\p{L}*|besteld\p{L}*|bestelling\p{L}*|pakket\p{L}*|pakje|verzet\p{L}*|oude?|kost|kosten|annul\p{L}*|betaa?l\p{L}*|ophalen|stalen|proefliggen|jullie er)(?!\p{L})/iu
/** 'Hoe snel heb ik een dekbed als ik nu bestel' asks of these goods, and not of how parcels go. */
export const ordersNow =
  /\bals (?:ik|we|wij) (?:\S+ )?(?:nu|vandaag|vanavond|straks)\b(?=.*\bbestel(?:len)?\b)|\bhoe (?:snel|vlug) (?:heb|krijg|kan|komt) (?:ik|we|er)\b(?=.*\b(?:in huis|thuis|hebben|binnen|krijgen)\b)/iu
const noDay = 'Een vaste dag beloven kunnen we niet.'
const noPromise = `${noDay} Bij een groot meubel kies je bij het afrekenen zelf een dag; heb je het echt dan nodig, kies er dan een met wat ruimte.`

/** Answers whether goods can be there by some day with what the shop says of each of them: when it comes. Undefined for every other message. */
export async function answerByDay(
  sources: Sources,
  { message, at }: Pick<Turn, 'message' | 'at'>,
): Promise<Draft | undefined> {
  const now = message.replace(ordersNow, ' ')
  const rest = now.replace(aDay, ' ')
  if (rest === message || (now === message && !isNeeded.test(message))) return undefined
  if (asksElse.test(message) || asksReturn.test(message)) return undefined
  const wish = readWish(rest.replace(isNeeded, ' '))
  if (!wish.text.split(' ').some(isGoods)) return undefined
  const goods = await answerGoods(sources, wish, at)
  if (goods.isUnsold || goods.products.length === 0) return undefined
  const told = tellStock(goods)
  const promise = now === message ? noPromise : noDay
  told.facts.texts.push(promise)
  return { ...told, content: `${told.content}\n${promise}`, isWhole: true }
}
