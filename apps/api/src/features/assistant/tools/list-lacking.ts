import { type Concept, listConcepts } from '@sluimer/assistant/intent/concepts'
import type { ProductIndex } from '@sluimer/search/port'
import { fold } from '@sluimer/search/text/words/tokens'
import { listNearKinds, listTails } from '../slots/find-kind.ts'
import { isExactWord } from '../slots/judge-words.ts'
import { tellsHow } from '../slots/read-slots.ts'
import type { UnderstoodWish } from '../slots/understand-wish.ts'

/** 'Licht eiken' is oak, 'een lichte vrouw' weighs little, a number tells how many, and clothes are for whoever fits in: none asks for a property of its own. */
const saysNothing =
  /^(?:(?:licht|donker)e?|maat|\d|1[0-2]|heren|dames|mannen|vrouwen|meisjes|jongens|unisex|hoogte|breedte|lengte|diepte|dikte|formaat)$/u
/** Only such a word is said back to whoever wrote it. */
const plainWord = /^\p{L}{3,20}$/u
const ofGoods: readonly Concept[] = ['color', 'cloth', 'size', 'most', 'firm', 'goods']

/** Lists the words of a wish that say how goods should be, and that these goods are not. */
export function listLacking(
  index: ProductIndex,
  { ignored, isOfKind }: UnderstoodWish,
  text: string,
): readonly string[] {
  // Whoever writes two words means both, whatever it is: 'dekbedovertrek eenhoorn'.
  const isTelegram = isOfKind && text.split(' ').length <= mostOfTelegram
  return ignored.filter(
    (word) =>
      !saysNothing.test(word) &&
      (isTelegram || tellsHow(word) || listNearKinds(word).length > 0 || isExactWord(index, word)),
  )
}

const mostOfTelegram = 2

/** Of those the ones that an answer may repeat: words of the trade, and none that promises or asks something of the service. */
export function listSpoken(index: ProductIndex, words: readonly string[], text: string): readonly string[] {
  const isSpoken = (word: string) =>
    plainWord.test(word) &&
    !saysNoMore.test(word) &&
    (tellsHow(word) || listNearKinds(word).length > 0 || isExactWord(index, word)) &&
    listConcepts(fold(word)).every((one) => ofGoods.includes(one))
  // The first part of a compound is said with the whole of it.
  const whole = (word: string) =>
    text.split(' ').find((one) => one !== word && fold(one).startsWith(word) && listTails(one).length > 0) ??
    word
  return [...new Set(words.filter(isSpoken).map(whole))].slice(0, mostSpoken)
}

const mostSpoken = 2
/** Said back alone these mean nothing: 'met “breed” vond ik niets'. */
const saysNoMore =
  /^(?:breed|brede|hoog|hoge|lang|lange|diep|diepe|kleine?|grote?|vol|volle|kom|zacht|zachtste|dikste|dunste|beste|mooiste|goed|goede)$/u
