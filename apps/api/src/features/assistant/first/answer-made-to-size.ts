import { readWish } from '@sluimer/assistant/wish/read-wish'
import { aDraft, type Draft, joinDrafts } from '../draft/draft.ts'
import type { Sources } from '../draft/plan-context.ts'
import { asksReturn, hasBought } from '../reading/intent-phrases.ts'
import { tellCurtains } from '../shown/answer-curtains.ts'
import { answerGoods } from '../shown/answer-goods.ts'
import { readSlots } from '../slots/read-slots.ts'

/** Goods in ready-made sizes, as an answer calls several of them; beds are composed. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/\bgordijn/iu, 'Gordijnen'],
  [/\bmatras(?!bescherm)/iu, 'Matrassen'],
  [/\btopper/iu, 'Toppers'],
  [/\b(?:hoes)?lakens?\b/iu, 'Hoeslakens'],
  [/kleed\b|kleden\b|tapijt|karpet/iu, 'Vloerkleden'],
  [/\bspiegel/iu, 'Spiegels'],
]
const ofSize =
  /\b(?:op|naar) (?:eigen |mijn |de juiste )?maat(?: gemaakt\p{L}*| laten maken| maken| gesneden)?\b|\b(?:maatwerk|confectie op maat)\b|\blaten (?:maken|zagen|snijden)\b|(?<!\b(?:schoon|klaar|vast|open|los|op) )\bmaken (?=(?:\S+ ){0,3}\d)|(?<=\d{2,3} ?(?:x|×|bij|op) ?\d{2,3} (?:cm )?)maken\b/giu
const ofShape =
  /\b(?:een |met )*(?:schuine?|afgeschuinde?|afgeronde?) (?:hoek\p{L}*|kant\p{L}*|zijde\p{L}*|wand)|\b(?:inham|uitsparing|uitgesneden|afgesneden)\p{L}*|\bhoek (?:eraf|eruit|af)\b/giu
const composed = /\b(?:boxspring|samenstel\p{L}*|bed op maat)\b/iu
/** 'Op maat van ons bed' names a size that may be ready-made. */
const places = /\b(?:voor |in )(?:de |onze |mijn |een )?(?:caravan|camper|boot|vrachtwagen|stacaravan)\b/giu
const width = /\b\d{2,3} ?(?:cm )?(?:breed|breedte)\b/giu

/** Says that goods are not made to measure, nor in a shape of its own, and shows the ready-made size that comes nearest. Undefined for every other message. */
export async function answerMadeToSize(
  sources: Sources,
  message: string,
  at: Date,
): Promise<Draft | undefined> {
  const isShape = message.search(ofShape) >= 0
  const isMade = isShape || message.search(ofSize) >= 0
  const [, name] = kinds.find(([said]) => said.test(message)) ?? []
  if (
    !isMade ||
    name === undefined ||
    composed.test(message) ||
    asksReturn.test(message) ||
    hasBought.test(message)
  )
    return undefined
  const made = isShape
    ? 'in een eigen vorm maken we niet, ook niet met een schuine of ronde hoek'
    : 'op maat maken we niet'
  const words = `${name} ${made}: er zijn alleen vaste maten.`
  const isCurtain = name === 'Gordijnen'
  const rest = isCurtain
    ? ' Een gordijn dat te lang is, maak je zelf korter met de zoomband die erbij zit.'
    : ''
  const none = aDraft(`${words}${rest}`, { needsPerson: isShape })
  none.facts.texts.push(words, none.content)
  none.facts.values.push(words)
  const plain = message.replace(ofSize, ' ').replace(ofShape, ' ').replace(places, ' ')
  const wish = readWish(isCurtain ? plain.replace(width, ' ') : plain)
  if (readSlots(sources.search, wish.text).kinds.length === 0) return none
  const goods = await answerGoods(sources, wish, at)
  const count = isCurtain ? await tellCurtains(sources, message, at) : undefined
  return joinDrafts([none, ...(count === undefined ? [] : [count]), goods])
}
