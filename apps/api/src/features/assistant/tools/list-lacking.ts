import { type Concept, listConcepts } from '@sluimer/assistant/intent/concepts'
import { namesProperty } from '@sluimer/assistant/wish/property-words'
import type { Wish } from '@sluimer/assistant/wish/read-wish'
import { readSpelledNumber } from '@sluimer/assistant/wish/spelled-numbers'
import type { ProductIndex } from '@sluimer/search/port'
import { createLanguage } from '@sluimer/search/text/words/language'
import { fold } from '@sluimer/search/text/words/tokens'
import { listNearKinds, listTails } from '../slots/find-kind.ts'
import { isExactWord, isGoods } from '../slots/judge-words.ts'
import { tellsHow } from '../slots/read-slots.ts'
import type { UnderstoodWish } from '../slots/understand-wish.ts'

const dutch = createLanguage()
/** 'Licht eiken' is oak, 'een lichte vrouw' weighs little, a number tells how many, and clothes are for whoever fits in: none asks for a property of its own. */
const saysNothing =
  /^(?:(?:licht|donker|echt)e?|maat|kleur|\d|1[0-2]|heren|dames|mannen|vrouwen|meisjes|jongens|unisex|hoogte|breedte|lengte|diepte|dikte|formaat|hoogstens|hooguit|maximaal|minstens|minimaal)$/u
/** A floor or a room under or around goods is none of what they are. */
const ofPlace = /(?:vloer|muur|wand|kamer|woning|keuken|interieur)$/u
/** Only such a word is said back to whoever wrote it. */
const plainWord = /^\p{L}{3,20}$/u
const ofGoods: readonly Concept[] = ['color', 'cloth', 'size', 'most', 'firm', 'goods']

const aFigure = /^\d{2,3}(?:cm)?$/u
/** What the pages of goods are asked for by itself, and found not to tell. */
const toldElsewhere = /^(?:mouw|capuchon|rits|zak|knoop|knop|usb|laadpunt)/u
/** How large a thing is pages tell in figures, or not at all. */
const ofExtent =
  /^(?:smal(?:le)?|brede?|breed|hoge?|hoog|lage?|laag|lange?|slanke?|klein\p{L}*|gro(?:ot|te)\p{L}*)$/u

/** Lists the words of a wish that say how goods should be, and that these goods are not. Words of a story beside the goods say nothing of them. */
export function listLacking(
  index: ProductIndex,
  { ignored, isOfKind }: UnderstoodWish,
  { text, story = [], loose = [], hints = [] }: Wish,
): readonly string[] {
  // Whoever writes two words means both, whatever it is: 'dekbedovertrek eenhoorn'.
  const isTelegram = isOfKind && text.split(' ').length <= mostOfTelegram
  const beside = listBesideKind(text)
  const saysHow = (word: string) =>
    isTelegram ||
    tellsHow(word) ||
    namesProperty(word) ||
    listNearKinds(word).length > 0 ||
    (isExactWord(index, word) && (!isOfKind || beside.has(word)))
  return ignored.filter(
    (word) =>
      !saysNothing.test(word) &&
      !toldElsewhere.test(word) &&
      // How many of what is lacking is told with it: 'drie laden'.
      (readSpelledNumber(word) === undefined || nextTo(text, word) !== undefined) &&
      !ofPlace.test(word) &&
      // How broad at most is looked up on the pages.
      !(hints.length > 0 && aFigure.test(word)) &&
      !story.includes(word) &&
      !loose.includes(word) &&
      // What is sold as well is not lacking: 'molton' beside a sheet.
      !(isOfKind && !isTelegram && isGoods(word) && isExactWord(index, word)) &&
      !(ofExtent.test(word) && !isTelegram) &&
      saysHow(word),
  )
}

/** Returns the ignored words of which nobody can tell whether goods are so: those beside the kind of goods, and all of a few words. */
export function listDoubtful(
  { ignored }: UnderstoodWish,
  { text, story = [], loose = [] }: Wish,
): readonly string[] {
  const beside = listBesideKind(text)
  const isShort = text.split(' ').length <= mostOfShort
  return ignored.filter((word) => ![...story, ...loose].includes(word) && (isShort || beside.has(word)))
}

/**
 * Returns those of the ignored words that an answer names as unknown: an adjective before the goods, and what these shall come with. What somebody writes is said back in plain
 * letters only, and never a word of the service, which would promise something.
 */
export function listUnsure(
  { ignored, isOfKind }: UnderstoodWish,
  { text, story = [], loose = [], hints = [] }: Wish,
): readonly string[] {
  const words = text.split(' ')
  const isBefore = (word: string) => {
    const next = words.slice(words.indexOf(word) + 1).find((one) => !anAdjective.test(one))
    return anAdjective.test(word) && next !== undefined && (isGoods(next) || listTails(next).length > 0)
  }
  const isUnsure = (word: string) =>
    plainWord.test(word) &&
    ![...story, ...loose].includes(word) &&
    (isBefore(word) || hints.includes(fold(word))) &&
    !saysNothing.test(word) &&
    !toldElsewhere.test(word) &&
    !ofExtent.test(word) &&
    !isGoods(word) &&
    listConcepts(fold(word)).every((one) => ofGoods.includes(one)) &&
    !dutch.isServiceWord(fold(word))
  return isOfKind ? [...new Set(ignored.filter(isUnsure))].slice(0, mostSpoken) : []
}

/** 'Moderne', 'prikvrije', 'landelijk' and 'kindvriendelijk' say how a thing is. */
const anAdjective = /^\p{L}{3,}(?:(?<!sk)e|isch|lijk|loos|vrij|achtig|ig)$/u

/** Lists the words that stand directly before or behind goods, as an adjective or a use of these does, and the first parts of their compounds. */
function listBesideKind(text: string): ReadonlySet<string> {
  const words = text.split(' ')
  const isKind = (word: string | undefined) =>
    word !== undefined && (isGoods(word) || listTails(word).length > 0)
  return new Set(
    words.flatMap((word, at) => {
      const [tail] = isKind(word) ? listTails(word) : []
      const first = tail === undefined ? [] : [fold(word).slice(0, fold(word).lastIndexOf(tail))]
      return isKind(words[at - 1]) || isKind(words[at + 1]) ? [word, ...first] : first
    }),
  )
}

const mostOfTelegram = 2
const mostOfShort = 3

/** Of those the ones that an answer may repeat: words of the trade, and none that promises or asks something of the service. */
export function listSpoken(index: ProductIndex, words: readonly string[], text: string): readonly string[] {
  const isSpoken = (word: string) =>
    plainWord.test(word) &&
    !saysNoMore.test(word) &&
    (readSpelledNumber(word) === undefined || nextTo(text, word) !== undefined) &&
    (tellsHow(word) || namesProperty(word) || listNearKinds(word).length > 0 || isExactWord(index, word)) &&
    listConcepts(fold(word)).every((one) => ofGoods.includes(one))
  // A carpet that is looked for as 'kort' was asked for by its pile.
  const name = (word: string) => {
    if (readSpelledNumber(word) !== undefined) return `${word} ${nextTo(text, word) ?? ''}`.trim()
    return word === 'kort' && /kleed|kleden|tapijt|karpet/iu.test(text) ? 'laagpolig' : word
  }
  // The first part of a compound is said with the whole of it.
  const whole = (word: string) =>
    text.split(' ').find((one) => one !== word && fold(one).startsWith(word) && listTails(one).length > 0) ??
    word
  return [...new Set(words.filter(isSpoken).map(whole).map(name))].slice(0, mostSpoken)
}

/** Whether goods are said not to be as was asked: what no answer can name is lacking only beside one other word. */
export function saysLack(index: ProductIndex, lacking: readonly string[], text: string): boolean {
  const isTelegram = text.split(' ').length <= mostOfTelegram
  return lacking.length > 0 && (isTelegram || listSpoken(index, lacking, text).length > 0)
}

/** The word after another one in a wish, where it is one in plain letters. */
function nextTo(text: string, word: string): string | undefined {
  const words = text.split(' ')
  const next = words[words.indexOf(word) + 1] ?? ''
  const isOfTrade = listConcepts(fold(next)).every((one) => ofGoods.includes(one))
  return plainWord.test(next) && isOfTrade && !isGoods(next) ? next : undefined
}

const mostSpoken = 2
/** Said back alone these mean nothing: 'met “breed” vond ik niets'. */
const saysNoMore =
  /^(?:breed|brede|hoog|hoge|lang|lange|diep|diepe|kleine?|grote?|vol|volle|kom|zacht|zachtste|dikste|dunste|beste|mooiste|goed|goede)$/u
