import { listConcepts } from '@sluimer/assistant/intent/concepts'
import type { ProductIndex } from '@sluimer/search/port'
import { synonymWeight } from '@sluimer/search/text/words/alternatives'
import { readColorCompound } from '@sluimer/search/text/words/color-words'
import { createLanguage } from '@sluimer/search/text/words/language'
import { fold } from '@sluimer/search/text/words/tokens'
import { lookUp } from './look-up.ts'

const dutch = createLanguage()

/** Whether a text names goods of the shop with all of its words. */
export function namesGoods(index: ProductIndex, text: string): boolean {
  if (text === '') return false
  const { relaxed, total } = lookUp(index, text)
  return (
    total > 0 &&
    (relaxed === undefined || (relaxed.droppedWords.length === 0 && relaxed.isOnlyMentioned !== true))
  )
}

/** Whether a text names goods: with all of its words, or with one that is a kind of goods. */
export function hasGoodsWord(index: ProductIndex, text: string): boolean {
  // The list of kinds is asked first: it costs less than a search.
  return text.split(' ').some(isGoods) || namesGoods(index, text)
}

/** What says nothing of a thing, or only praises it. */
const small = /\b(?:met|en|van|voor|in|een|de|het|ook|nog|bij|set|zachte|lekkere?|mooie?|leuke?|fijne?)\b/giu

/** Whether a text names things of a shop, how they should be, and nothing more: 'dekbed set met kussen'. */
export function namesThings(index: ProductIndex, text: string): boolean {
  const words = text
    .replace(small, ' ')
    .split(/[\s?!.,]+/u)
    .filter(Boolean)
  return words.some(isGoods) && words.every((word) => isGoods(word) || isModifier(index, word))
}

/** Whether a text has a word that is neither a kind of goods nor a property: the name of a certain product. */
export function hasOwnName(index: ProductIndex, text: string): boolean {
  const words = text.split(' ')
  const isName = (word: string) =>
    word.length > 3 &&
    !listConcepts(fold(word)).includes('goods') &&
    !isModifier(index, word) &&
    isKnownWord(index, word)
  return words.length > 1 && words.length < 5 && words.some(isName)
}

/** Whether a word is a kind of goods, or means nothing to the service. */
export function isGoodsOrUnknown(word: string): boolean {
  const concepts = listConcepts(fold(word))
  return concepts.length === 0 || concepts.includes('goods')
}

const mostUnsoldWords = 2

/** Whether a text is a thing of another trade, or one that neither the shop nor its service knows. */
export function isUnsoldWish(index: ProductIndex, text: string): boolean {
  // 'Wasmachine aanbieding' looks for a thing, and for what it costs less.
  const words = text
    .split(' ')
    .filter((word) => word !== '' && !listConcepts(fold(word)).includes('discount'))
  if (words.length === 0) return false
  // 'Krijgen ouderen korting' asks for no thing at all, unless it is one of another trade.
  const isDiscount = text.split(' ').filter(Boolean).length > words.length
  if (isDiscount && !words.every(isForeign)) return false
  if (words.every((word) => listConcepts(fold(word)).includes('unsold'))) return true
  const isStrange = (word: string) =>
    /^\p{L}{4,}$/u.test(word) &&
    listConcepts(fold(word)).length === 0 &&
    !dutch.isServiceWord(fold(word)) &&
    !isKnownWord(index, word)
  return words.length <= mostUnsoldWords && words.every(isStrange)
}

/** Whether products of the shop have this word in their names. */
export function isKnownWord(index: ProductIndex, word: string): boolean {
  const { relaxed } = lookUp(index, word)
  return relaxed === undefined || relaxed.corrected !== undefined
}

/** Whether products of the shop have this word as it is written, which a mistyped one is not. */
export function isExactWord(index: ProductIndex, word: string): boolean {
  return lookUp(index, word).relaxed === undefined
}

/** Returns a word as the catalogue reads it: itself, the one that was meant by it, or undefined. */
export function readWord(index: ProductIndex, word: string): string | undefined {
  const { relaxed } = lookUp(index, word)
  return relaxed === undefined ? word : relaxed.corrected
}

/** Whether a word says how a thing is, as a color or a size does, and not what it is. */
export function isModifier(index: ProductIndex, word: string): boolean {
  if (/^\d/.test(word)) return true
  const { interpreted } = lookUp(index, word)
  return Object.keys(interpreted ?? {}).length > 0
}

/** Whether a word is a thing of another trade. */
export function isForeign(word: string): boolean {
  // 'Wijnrood' is a color, and no wine.
  return listConcepts(fold(word)).includes('unsold') && readColorCompound(fold(word)) === undefined
}

/** Whether a word is a kind of goods that shops such as this one sell, or one for which the search knows such a kind: a 'fluwijn'. */
export function isGoods(word: string): boolean {
  const folded = fold(word)
  const concepts = [...listConcepts(folded), ...listConcepts(dutch.stem(folded))]
  if (concepts.includes('unsold')) return false
  return concepts.includes('goods') || isOtherWordForGoods(folded)
}

/** Somebody who lies on the side is no pillow for that, though the search finds that. */
const somebody = /(?:slaper|ligger)s?$/u
const otherWords = new Map<string, boolean>()
const mostRemembered = 2000

function isOtherWordForGoods(folded: string): boolean {
  const known = otherWords.get(folded)
  if (known !== undefined) return known
  const isOther =
    !somebody.test(folded) &&
    dutch
      .listAlternatives(folded)
      .some(({ word, weight }) => weight >= synonymWeight && listConcepts(word).includes('goods'))
  if (otherWords.size < mostRemembered) otherWords.set(folded, isOther)
  return isOther
}
