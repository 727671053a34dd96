import type { Wish } from '@sluimer/assistant/wish/read-wish'
import type { Product } from '@sluimer/contract/catalog/product'
import type { FilteredSources } from '../../search/index/listing-sources.ts'
import { isGoods, isModifier } from '../slots/judge-words.ts'
import { isOfFigure, type UnderstoodWish } from '../slots/understand-wish.ts'
import { isCalled, ofExtent } from './is-called.ts'
import { tellsOf } from './keep-told.ts'
import { aLength } from './make-lengths.ts'
import { hasAsked, hasWord } from './show-makes.ts'

/** The pages of more goods than these are not read for a word. */
const mostRead = 40
const shortestWord = 3
/** How many there are in a pack is told in many ways, and asks for the pack. */
const ofPack = /^(?:set|twee|drie|vier|vijf|zes|zeven|acht|\d+)$/u

/**
 * Keeps the goods of which a choice is called as the wish says: of bedside tables those that come 'met laadpunt', of lamps those in a 'set van twee'.
 * That choice is said with them, where it has one name. A wish stays as it was understood when none is called so.
 */
export async function keepMakes(
  { products, search }: FilteredSources,
  understood: UnderstoodWish,
  { wish, at }: { wish: Wish; at: Date },
): Promise<UnderstoodWish> {
  const { isOfKind, scope, told, ignored, near } = understood
  const ids = scope.ids ?? []
  if (!isOfKind || ids.length === 0) return understood
  const said = [...told, ...ignored, ...near].filter(
    (word) => word.length >= shortestWord && !/^\d+$/u.test(word),
  )
  const words = [...new Set([...said, ...(wish.hints ?? [])])].filter(
    (word) =>
      !aLength.test(word) &&
      !isGoods(word) &&
      (isPieces(word, wish) || !isModifier(search.index, word)) &&
      !isOfFigure(word, wish.text),
  )
  if (words.length === 0) return understood
  const { filters } = scope
  const query = { ids, filters, sort: 'popularity', offset: 0, limit: mostRead } as const
  const listed = search.index.list(query)
  if (listed.total > mostRead) return understood
  const slugs = new Set(Object.values(filters).flat())
  let pages = await products.findPages(listed.ids, at)
  const titles = new Set<string>()
  const met = new Set<string>()
  for (const word of words) {
    // The names of choices are fewer than the makes that have them.
    const called = pages.filter((page) => listCalled(page, word).length > 0)
    const having = called.filter((page) => isSoldAs(page, slugs, [...met, word]))
    if (having.length === 0) continue
    // What pages of others tell as well is looked up there: a rug may be of long pile without a choice of that name.
    const mayBeTold = !ofExtent.test(word) && !ofPack.test(word)
    if (mayBeTold && pages.some((page) => !having.includes(page) && tellsOf(page, word))) continue
    const [title, ...others] = new Set(having.flatMap((page) => listCalled(page, word)))
    if (title !== undefined && others.length === 0) titles.add(title)
    pages = having
    met.add(word)
  }
  if (met.size === 0) return understood
  const isUnmet = (word: string) => !met.has(word)
  return {
    ...understood,
    // The texts of some goods have a word that is the name of a make of the others as well.
    wish: { ...understood.wish, text: leaveOut(understood, met) },
    scope: { ...scope, ids: pages.map(({ id }) => Number(id)) },
    named: [...understood.named, ...titles],
    told: told.filter(isUnmet),
    ignored: ignored.filter(isUnmet),
    near: near.filter(isUnmet),
    ...(near.length > 0 && near.every((word) => met.has(word)) && { isOnlyAlike: false }),
    hints: [...new Set([...understood.hints, ...met])],
  }
}

/** The words that are searched, without those that are met; none where only the kind is left, which the scope has already. */
function leaveOut({ wish, told }: UnderstoodWish, met: ReadonlySet<string>): string {
  const isLeft = told.some((word) => !met.has(word))
  return isLeft
    ? wish.text
        .split(' ')
        .filter((word) => !met.has(word))
        .join(' ')
    : ''
}

/** 'Een doos met 50 stuks' asks for the pack. */
function isPieces(word: string, { hints = [] }: Wish): boolean {
  return /^\d{1,3}$/u.test(word) && hints.includes(word)
}

/** Whether one make of a product that can be bought has all of these words and values. */
function isSoldAs(page: Product, slugs: ReadonlySet<string>, words: readonly string[]): boolean {
  return page.variants.some(
    (variant) =>
      variant.available &&
      words.every((word) => hasWord(page, variant, word)) &&
      hasAsked(page, variant, slugs),
  )
}

/** Lists the choices of a product that have a word in their name. */
function listCalled({ options }: Product, word: string): readonly string[] {
  return options.flatMap(({ values }) =>
    values.map(({ title }) => title).filter((title) => isCalled(title, word)),
  )
}
