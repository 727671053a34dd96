import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import { type Concept, listConcepts } from '../intent/concepts.ts'
import { readWish, type Wish } from '../wish/read-wish.ts'

/** A sentence with one of these asks or tells something that an answer may have to do with. */
const telling: ReadonlySet<Concept> = new Set([
  ...([
    'goods',
    'unsold',
    'color',
    'cloth',
    'size',
    'firm',
    'ill',
    'law',
    'broken',
    'return',
    'deliver',
  ] as const),
  ...(['parcel', 'pay', 'later', 'discount', 'order', 'status', 'change', 'account', 'measure'] as const),
  ...(['business', 'attack', 'bot', 'human'] as const),
])
/** Why somebody looks for goods may name others, a cloth that is not wanted, or who lives there: 'want ons dressoir is ook noten', 'ik krijg jeuk van wol', 'we hebben een kat, dus'. */
const reasons =
  /^(?:[^.?!,]{0,40}, )?(?:mijn|mn|onze|ons|de)\s(?:oude\s)?\p{L}+\s(?:is|zijn|raakt)\s(?:[^.?!,]{0,20}\s)?(?:versleten|doorgezakt|doorgelegen|afgeleefd|aan vervanging toe)[.!,]\s+(?=(?:(?:ik\s)?zoek|(?:hebt?|heeft|hebben)\s(?:u|je|jij|ge|jullie))\s(?:\p{L}+\s){0,2}een\s)|^(?:wij|we|ik|er)\s(?:heb|hebben|is|zijn|lopen|loopt)\s(?:hier\s)?(?:\p{L}+\s){0,2}(?:kat|katten|poes|poezen|hond|honden|peuters?|kleuters?|kinderen)(?:\s(?:thuis|in\shuis|hier))?,?\s*dus\s+|,?\s*\bwant\s(?:wij|we|ik)\s(?:heb|hebben)\s(?:\p{L}+\s){0,2}(?:peuters?|kleuters?|kinderen)(?=[.?!;,]|$)|,?\s*\b(?:het\s)?liefst\s(?:nog\s)?(?:deze|volgende)\sweek(?:\snog)?|,?\s*\b(?:want|omdat|aangezien)\s(?:ons|onze|mijn|mn|de|het)\s(?:oude\s)?\p{L}+\s(?:is|zijn|heeft|hebben|staat|was)\b[^.?!;,]*|[,.?!]\s*(?:mijn|onze|mn)\s\p{L}+\s(?:leest|kijkt|werkt|studeert|gamet|snurkt)\s[^.?!;,]*|,?\s*\b(?:want\s|omdat\s)?(?:ik|we|hij|zij|ze|mijn\s\p{L}+)\s(?:krijg|krijgt|word|wordt|kan|kunnen|zweet|nies)\s(?:[^.?!;,]*\s)?(?:van|tegen)\s(?:\p{L}+en\s)?\p{L}+(?=[.?!;,]|$)/giu
/** 'Mijn gasten klagen dat de kussens plat zijn' asks of pillows, and complains of nothing here. */
const others =
  /^(?:mijn|mn|m'n|onze|ons|de) (?!man\b|vrouw\b)\p{L}+ (?:klagen|klaagt|zeuren|zeurt|mopperen|moppert|zeggen|zegt) (?:er(?:over)? )?(?:vaak |steeds |altijd )?dat /iu
const endOfSentence = /(?<=[.!?;])\s+(?=\S)/u

/**
 * Leaves out the sentences that only tell why somebody looks for goods: 'Mijn dochter gaat op kamers. Welke lamp is het goedkoopst?' A sentence stays
 * when the wish would be another without it. Returns any other message as it is.
 */
export function dropTales(message: string): string {
  const told = message.replace(others, '').replace(reasons, '')
  return dropSentences(conceptsOf(told).includes('goods') ? told : message)
}

function dropSentences(message: string): string {
  const sentences = message.split(endOfSentence)
  if (sentences.length < 2) return message
  const whole = readWish(message)
  const isForGoods = (whole.price ?? whole.order) !== undefined && conceptsOf(whole.text).includes('goods')
  if (!isForGoods) return message
  const kept = sentences.filter((sentence) => tellsSomething(sentence))
  const rest = kept.join(' ')
  return kept.length === sentences.length || !isSame(readWish(rest), whole) ? message : rest
}

function tellsSomething(sentence: string): boolean {
  return /\d|\?$/u.test(sentence) || conceptsOf(sentence).some((concept) => telling.has(concept))
}

function conceptsOf(text: string): readonly Concept[] {
  return splitTokens(fold(text)).flatMap(listConcepts)
}

function isSame(one: Wish, other: Wish): boolean {
  const toText = ({ text, price, order, hints, without }: Wish) =>
    JSON.stringify([text, price, order, hints, without])
  return toText(one) === toText(other)
}
