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
  const { isOfKind, scope, told, ignored, near, hints } = understood
  const ids = scope.ids ?? []
  if (!isOfKind || ids.length === 0) return understood
  const said = [...told, ...ignored, ...near].filter(
    (word) => word.length >= shortestWord && !/^\d+$/u.test(word),
  )
  // Of what is called by two goods, as 'matrasbeschermer molton', one may be the name of a make.
  const goods = hints.filter(isGoods)
  const isOther = (word: string) => goods.length > 1 && goods.includes(word)
  const words = [...new Set([...said, ...(goods.length > 1 ? goods : []), ...(wish.hints ?? [])])].filter(
    (word) =>
      !aLength.test(word) &&
      (!isGoods(word) || isOther(word)) &&
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
  const elsewhere = new Set<string>()
  for (const word of words) {
    // The names of choices are fewer than the makes that have them.
    const called = pages.filter((page) => listCalled(page, word).length > 0)
    const inStock = called.filter((page) => isSoldAs(page, slugs, [...met, word]))
    // What is only sold out now is told as that, and not as what nobody makes.
    const having =
      inStock.length > 0 ? inStock : called.filter((page) => isMadeAs(page, slugs, [...met, word]))
    if (having.length === 0) continue
    // What pages of others tell as well is looked up there: a rug may be of long pile without a choice of that name.
    const mayBeTold = !ofExtent.test(word) && !ofPack.test(word)
    if (mayBeTold && pages.some((page) => !having.includes(page) && tellsOf(page, word))) {
      elsewhere.add(word)
      continue
    }
    const [title, ...others] = new Set(having.flatMap((page) => listCalled(page, word)))
    if (title !== undefined && others.length === 0) titles.add(title)
    pages = having
    met.add(word)
  }
  const beside = [...(wish.story ?? []), ...(wish.loose ?? [])]
  const unmet = words.filter((word) => !met.has(word) && !elsewhere.has(word) && !beside.includes(word))
  const lacking = await listUnmade({ products, search }, understood, { words: unmet, pages, at })
  if (met.size === 0)
    return lacking.length === 0
      ? understood
      : { ...understood, isOnlyAlike: true, near: [...near, ...lacking], unmade: lacking }
  const isUnmet = (word: string) => !met.has(word)
  return {
    ...understood,
    // The texts of some goods have a word that is the name of a make of the others as well.
    wish: { ...understood.wish, text: leaveOut(understood, met) },
    scope: { ...scope, ids: pages.map(({ id }) => Number(id)) },
    named: [...understood.named, ...titles],
    told: told.filter(isUnmet),
    ignored: ignored.filter(isUnmet),
    near: [...near.filter(isUnmet), ...lacking],
    ...(near.length > 0 && near.every((word) => met.has(word)) && { isOnlyAlike: false }),
    ...(lacking.length > 0 && { isOnlyAlike: true, unmade: lacking }),
    hints: [...new Set([...understood.hints, ...met])],
  }
}

/** Lists the words that are the name of a make of other goods of the kind: a curtain that does not come 'verduisterend' in that color is said not to. */
async function listUnmade(
  { products, search }: Pick<FilteredSources, 'products' | 'search'>,
  { scope }: UnderstoodWish,
  { words, pages, at }: { words: readonly string[]; pages: readonly Product[]; at: Date },
): Promise<readonly string[]> {
  if (words.length === 0) return []
  const query = { ids: scope.ids ?? [], filters: {}, sort: 'popularity', offset: 0, limit: mostRead } as const
  const all = search.index.list(query)
  const others = all.total > mostRead ? pages : await products.findPages(all.ids, at)
  const slugs = new Set(Object.values(scope.filters).flat())
  // A size and a set of that size are values of one choice, which nobody can have both.
  const isOfOneChoice = (word: string) =>
    pages.some(({ options }) =>
      options.some(
        ({ values }) =>
          values.some(({ key }) => slugs.has(key)) && values.some(({ title }) => isCalled(title, word)),
      ),
    )
  return words.filter(
    (word) => !isOfOneChoice(word) && others.some((page) => listCalled(page, word).length > 0),
  )
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
  return isMadeAs({ ...page, variants: page.variants.filter(({ available }) => available) }, slugs, words)
}

function isMadeAs(page: Product, slugs: ReadonlySet<string>, words: readonly string[]): boolean {
  return page.variants.some(
    (variant) => words.every((word) => hasWord(page, variant, word)) && hasAsked(page, variant, slugs),
  )
}

/** Lists the choices of a product that have a word in their name. */
function listCalled({ options }: Product, word: string): readonly string[] {
  return options.flatMap(({ values }) =>
    values.map(({ title }) => title).filter((title) => isCalled(title, word)),
  )
}
