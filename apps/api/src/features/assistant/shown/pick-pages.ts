import type { Product } from '@sluimer/contract/catalog/product'
import { createLanguage } from '@sluimer/search/text/words/language'
import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import { isGoods } from '../slots/judge-words.ts'

const dutch = createLanguage()
const places = [
  /\b(?:eerste|1e|nummer (?:1|een|één))\b/iu,
  /\b(?:tweede|2e|nummer (?:2|twee))\b/iu,
  /\b(?:derde|3e|nummer (?:3|drie))\b/iu,
  /\b(?:vierde|4e|nummer (?:4|vier))\b/iu,
]
const firstTwo = /\b(?:(?:de )?eerste (?:twee|2)|(?:die|deze|de) (?:twee|2)|allebei|beide)\b/iu

/**
 * Returns which of the products that were shown a message points out, by their place or their name; none when it
 * points out none.
 */
export function pickPointedOut(message: string, shown: readonly Product[]): Product[] {
  if (firstTwo.test(message)) return shown.slice(0, 2)
  const pointed = shown.filter((_, at) => places[at]?.test(message))
  if (/\blaatste\b/iu.test(message)) pointed.push(...shown.slice(-1))
  return pointed.length > 0 ? pointed : shown.filter((page) => isCalled(page, message, shown))
}

/** Whether a message has the part of a product's name that tells it from the others: 'Wolk' of 'Dekbed Wolk'. */
function isCalled(page: Product, message: string, shown: readonly Product[]): boolean {
  const said = new Set(toStems(message))
  const others = shown.filter(({ id }) => id !== page.id).flatMap(({ title }) => toStems(title))
  const own = toStems(page.title).filter((stem) => stem.length > 3 && !others.includes(stem))
  return shown.length > 1 && own.some((stem) => said.has(stem))
}

/** Returns the stems of the words and numbers of a text, in their order. */
export function toStems(text: string): string[] {
  return splitTokens(fold(text)).map(dutch.stem)
}

/** Returns the one of some pages of which a message has the name, though not all of it: 'matras ritme' is 'Matras Pocketvering Ritme'. */
export function pickHalfNamed(
  pages: readonly Product[],
  message: string,
  isProperty: (word: string) => boolean,
): Product | undefined {
  const said = new Set(splitTokens(fold(message)))
  const [only, ...others] = pages.filter(({ title }) => {
    const words = splitTokens(fold(title))
    const own = words.filter((word) => word.length > 3 && !isGoods(word) && !isProperty(word))
    return words.some((word) => isGoods(word) && said.has(word)) && own.some((word) => said.has(word))
  })
  return others.length === 0 ? only : undefined
}

/** Whether a message has every word of a product's name that is neither a kind of goods nor a property. */
export function hasNameIn(
  { title }: Pick<Product, 'title'>,
  message: string,
  isProperty?: (word: string) => boolean,
): boolean {
  const said = splitTokens(fold(message))
  const words = splitTokens(fold(title))
  const own = words.filter((word) => !isGoods(word))
  // A short name is one beside its goods only: 'plaid Mos', while 'Mos' alone may be anything.
  const isTold =
    own.some((word) => word.length > 3) || words.some((word) => isGoods(word) && said.includes(word))
  // 'Traagschuim matras' is no 'Topper traagschuim', whose name is a property.
  const isOther =
    isProperty !== undefined &&
    own.every(isProperty) &&
    !words.some((word) => isGoods(word) && said.includes(word))
  return own.length > 0 && isTold && !isOther && words.length > 1 && own.every((word) => said.includes(word))
}
