import { pointsBack } from '@sluimer/assistant/subject/points-back'
import type { Subject } from '@sluimer/assistant/subject/subject'
import type { Wish } from '@sluimer/assistant/wish/read-wish'
import { createLanguage } from '@sluimer/search/text/words/language'
import { fold } from '@sluimer/search/text/words/tokens'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { isForeign, isGoods, isKnownWord, isModifier } from '../tools/judge-words.ts'

const dutch = createLanguage()

const asksFurther = /^(?:en|of|maar|ook|liever|doe(?: maar)?|heb je (?:die|dat|deze|hem|ze)|die|en dan)\b/iu

/** Whether a message names nothing by itself: 'en in het groen?', 'iets goedkoper', 'in 180x200'. */
export function namesNoThing(search: ProductSearch, { text, price, order, without }: Wish): boolean {
  const words = text.split(' ').filter(Boolean)
  return words.length > 0
    ? isModifier(search.index, text) ||
        words.every((word) => isModifier(search.index, word) || listGroups(search, word).length > 0)
    : price !== undefined || order !== undefined || without !== undefined
}

const fewestAdded = 6
const asksAnything =
  /\?$|^(?:en |maar |dus )?(?:hoe|hoeveel|wat|waar|waarom|wanneer|wie|welke?|kan|kun|mag|moet|is|zijn|krijg|kost|heb|hebt|hebben)\b/iu

/**
 * Whether a short message after goods were shown says how they should be: '60 op 70', 'met afneembare hoes', 'in oudroze als je dat
 * hebt'. It names no other goods, asks nothing of the service and thanks nobody.
 */
export function addsToWish(search: ProductSearch, message: string, wish: Wish): boolean {
  const words = wish.text.split(' ').filter(Boolean)
  if (words.length === 0 || message.split(' ').length > fewestAdded || words.some(isGoods)) return false
  const tells =
    /^(?:en |dan |liever |graag |maar |nee,? |ja,? )?(?:in|met|zonder|van|voor|op|dan|liever|graag|wel|iets|lange?|korte?|maat)\b/iu
  const areProperties = words.every((word) => isModifier(search.index, word))
  const areKnown =
    /^(?:en |maar |dan |liever )?(?:in|met|zonder|van)\b/iu.test(message) ||
    words.every((word) => isModifier(search.index, word) || isKnownWord(search.index, word))
  const isAsked = asksAnything.test(message) && !/^(?:en |maar |dan )?(?:in|met|zonder|van)\b/iu.test(message)
  return areProperties || (tells.test(message) && areKnown && !isAsked && !words.some(isForeign))
}

/** Whether a message speaks of what was shown: 'wat kost die?', 'is hij op voorraad?' */
export function pointsToShown(message: string, wish: Wish): boolean {
  return wish.text === '' && wish.order === undefined && pointsBack.test(message)
}

/**
 * Joins a wish with what the talk was about. A new colour takes the place of the old one; a new thing keeps the colour
 * and the size that were asked for, when the message goes on with 'en …'. Returns the wish itself when it stands alone.
 */
export function joinWish(
  search: ProductSearch,
  message: string,
  wish: Wish,
  subject: Subject | undefined,
): Wish {
  if (subject === undefined) return wish
  const isIncomplete = namesNoThing(search, wish) || addsToWish(search, message, wish)
  if (!isIncomplete && !asksFurther.test(message)) return wish
  const old = subject.wish.text.split(' ').filter(Boolean)
  const added = wish.text.split(' ').filter(Boolean)
  const replaced = new Set(added.flatMap((word) => listGroups(search, word)))
  const kept = old.filter((word) => {
    const groups = listGroups(search, word)
    if (groups.some((group) => replaced.has(group))) return false
    // Another thing takes the place of the old one.
    return isIncomplete || groups.length > 0
  })
  const things = isIncomplete ? [...kept, ...added] : [...added, ...kept]
  const price = wish.price ?? (isIncomplete && wish.order === undefined ? subject.wish.price : undefined)
  const order = wish.order ?? (isIncomplete && wish.price === undefined ? undefined : subject.wish.order)
  const without = wish.without ?? (isIncomplete ? subject.wish.without : undefined)
  return {
    text: [...new Set(things)].join(' '),
    ...(price && { price }),
    ...(order && { order }),
    ...(without && { without }),
  }
}

/** Returns the filter groups to which a word belongs, in any form: 'groene' is a colour, '140x200' a size. */
function listGroups({ index, facets }: ProductSearch, word: string): string[] {
  if (/^\d+x\d+$/.test(word) || forPersons.test(word)) return ['maat']
  const stem = dutch.stem(fold(word))
  const named = facets.all.filter(({ values }) =>
    values.some(({ title }) => dutch.stem(fold(title)) === stem),
  )
  if (named.length > 0) return named.map(({ key }) => key)
  const { interpreted } = index.search({ text: word, filters: {}, sort: 'relevance', offset: 0, limit: 0 })
  return Object.keys(interpreted ?? {})
}

const forPersons = /^(?:een|twee|1|2|één)-?persoons$/iu
const bedOfSize = /\b(een|één|twee|1|2)[ -]?persoons(?:[- ]?(?:bed|matras|bedje|boxspring))?\b/giu

/** After 'voor een eenpersoonsbed' the bed is no new thing that is looked for, but the size of the old one. */
export function readSizeOfBed(message: string): string {
  return message.replace(bedOfSize, '$1persoons')
}

const ordinals = [
  /\b(?:eerste|1e|nummer (?:1|een))\b/iu,
  /\b(?:tweede|2e|nummer (?:2|twee))\b/iu,
  /\b(?:derde|3e|nummer (?:3|drie))\b/iu,
  /\b(?:vierde|4e|nummer (?:4|vier))\b/iu,
]
const anOrdinal =
  /\b(?:die|de|het|dat|van de)\s+(?:eerste|tweede|derde|vierde|laatste|1e|2e|3e|4e)\b(?!\s+kans)|\bnummer (?:[1-4]|een|twee|drie|vier)\b/iu

/** Returns which of the products that were shown a message means: 'die tweede'; the first without such a word. */
export function pickShown(message: string, shown: readonly number[]): number | undefined {
  if (/\blaatste\b/iu.test(message)) return shown.at(-1)
  const at = ordinals.findIndex((ordinal) => ordinal.test(message))
  return shown[Math.max(0, at)]
}

/** Takes 'die tweede' out of a message, since it names nothing to look for. */
export function dropOrdinal(message: string): string {
  return message.replace(anOrdinal, 'die')
}

/** What somebody wants who finds what was shown too much of something. */
const wishesOf: readonly (readonly [RegExp, string])[] = [
  [/\bte (?:duur|prijzig|kostbaar)\b/iu, 'liever goedkoper'],
  [/\bte (?:klein|smal)\b/iu, 'liever groter'],
  [/\bte (?:groot|breed)\b/iu, 'liever kleiner'],
  [/\bte (?:hard|stevig)\b/iu, 'liever zacht'],
  [/\bte (?:zacht|slap)\b/iu, 'liever stevig'],
  [/\bte (?:dun|koud|koel|fris)\b/iu, 'liever warmteklasse 1'],
  [/\bte (?:warm|dik|heet)\b/iu, 'liever warmteklasse 4'],
]
/** 'Welke is het zachtst?' after goods were shown asks for a property that filters know. */
const extremesOf: readonly (readonly [RegExp, string])[] = [
  [/^(?:en )?(?:welke?|wat)\b.*\b(?:aller ?)?zachtste?\b/iu, 'liever zacht'],
  [/^(?:en )?(?:welke?|wat)\b.*\b(?:aller ?)?(?:stevigst|hardst)e?\b/iu, 'liever stevig'],
]
const mostWords = 10
const asksSomething = /\?|\b(?:retour\w*|terug\w*|ruilen|bezorg\w*|gekocht|besteld)\b/iu

/** Reads 'nee, die is me te dun' after goods were shown as a wish: 'liever warmteklasse 1'. */
export function readReaction(message: string): string {
  if (message.split(' ').length > mostWords) return message
  const extreme = extremesOf.find(([pattern]) => pattern.test(message))?.[1]
  if (extreme !== undefined || asksSomething.test(message)) return extreme ?? message
  return wishesOf.find(([pattern]) => pattern.test(message))?.[1] ?? message
}
