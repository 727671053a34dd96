import { findGoodsBeginning } from '@sluimer/assistant/intent/concepts'
import { findNotSold } from '@sluimer/assistant/kinds/not-sold'
import { findOtherMake } from '@sluimer/assistant/kinds/other-makes'
import { synonymWeight } from '@sluimer/search/text/words/alternatives'
import { createLanguage } from '@sluimer/search/text/words/language'
import { fold } from '@sluimer/search/text/words/tokens'
import type { ListingSources } from '../../search/index/listing-sources.ts'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { isGoods } from './judge-words.ts'

const dutch = createLanguage()
/** More than the catalogue of such a shop has of one kind. */
const mostOfKind = 1000
const shortestHead = 4
/** What lies on a bed names the bed as well: 'een hoeslaken voor mijn bed' is a sheet. */
const underOthers =
  /^(?:\p{L}*(?<!dek)bed(?:den|je|jes)?|ledikant(?:je)?|wieg|boxspring\w*|\w*matras(?:sen)?|nachtkast\w*|bank|zetels?|\w*toppers?)$/u
/** What may follow goods in their compound: '-en', '-je', '-set'. */
const longestEnding = 5
/** A set is what it is a set of. */
export const aSet = /set(?:je)?$/u

/** Returns the words that say what is looked for, without those that say for what it is. */
export function dropPlaces(kinds: readonly string[]): readonly string[] {
  const others = kinds.filter((kind) => !underOthers.test(fold(kind)))
  if (others.length > 0) return others
  // What stands beside a bed is looked for before the bed.
  return [kinds.find((kind) => besideBed.test(fold(kind))) ?? kinds[0]].flatMap((kind) => kind ?? [])
}

const besideBed = /^nachtkast/u

/** 'Hij is 2 meter en een kast' looks for no cupboard, where something else is named besides. */
export function dropTold(kinds: readonly string[], story: readonly string[] = []): readonly string[] {
  const others = kinds.filter((kind) => !story.includes(kind))
  return others.length > 0 ? others : kinds
}

/**
 * Returns the products that are a thing of this kind: those of the category with that name, or whose name ends in the
 * word, since the last part of a Dutch compound says what it is. A pillowcase is not a pillow, and a sheet for a
 * topper is not a topper. Another word for the thing decides only where nothing has the word itself. Empty when the
 * shop has no such thing.
 */
export async function findOfKind(
  { search, tiles }: ListingSources,
  kind: string,
  at: Date,
): Promise<readonly number[]> {
  const single = fold(kind).replace(aSet, '')
  // Where no set has the name, a set is what it is a set of: 'lakenset' looks for sheets.
  const names = [fold(kind), ...(listNearKinds(kind).length === 0 ? listTails(kind) : [])]
  for (const name of single !== fold(kind) && isGoods(single) ? [single, ...names] : names) {
    const ids = await findNamed({ search, tiles }, name, at)
    if (ids.length > 0) return ids
  }
  // A 'gastendoek' is another word for a towel for guests, and so for a towel.
  const sames = dutch.listAlternatives(fold(kind)).filter(({ weight }) => weight >= synonymWeight)
  const isThing = listNearKinds(kind).length === 0 && search.facets.findChoice(fold(kind)) === undefined
  const tails = isThing ? sames.flatMap(({ word }) => listTails(word)) : []
  for (const tail of new Set(tails)) {
    const ids = await findNamed({ search, tiles }, tail, at)
    if (ids.length > 0) return ids
  }
  return []
}

async function findNamed(
  { search, tiles }: ListingSources,
  name: string,
  at: Date,
): Promise<readonly number[]> {
  const { index } = search
  const categoryId = findCategoryOf(search, name)
  const common = { filters: {}, sort: 'popularity', offset: 0, limit: mostOfKind } as const
  if (categoryId !== undefined) return index.list({ ...common, categoryId }).ids
  const { ids, total, filledFrom, relaxed } = index.search({ ...common, text: name, sort: 'relevance' })
  if (relaxed?.isOnlyMentioned === true || (relaxed?.droppedWords.length ?? 0) > 0) return []
  const shown = await tiles.getTiles(ids.slice(0, filledFrom ?? total), at)
  const word = relaxed?.corrected ?? name
  const others = dutch.listAlternatives(word)
  const same = others.filter(({ weight }) => weight >= synonymWeight)
  // A nightgown is a sleep shirt before it is a bathrobe.
  for (const heads of [[word], ...[same, others].map((some) => some.map((other) => other.word))]) {
    const stems = heads.map(dutch.stem)
    const found = shown.filter(({ title }) => isOfKind(title, stems))
    if (found.length > 0) return found.map(({ id }) => Number(id))
  }
  return []
}

/** Returns what stands near to a thing that the shop has not, as the Dutch of the search knows it; none for most words. */
export function listNearKinds(kind: string): readonly string[] {
  return dutch.listNearest(fold(kind))
}

/** Whether a word is no mistyped goods: a tea towel is no blanket, and neither is the name of another make. */
export function isOwnWord(word: string): boolean {
  return (
    listNearKinds(word).length > 0 || findOtherMake(word) !== undefined || findNotSold(word) !== undefined
  )
}

function findCategoryOf({ categories }: ProductSearch, kind: string): number | undefined {
  const stem = dutch.stem(fold(kind))
  return categories.all.find(
    ({ title, filledBy }) => filledBy.length === 0 && dutch.stem(fold(title)) === stem,
  )?.id
}

/** Returns the goods in which a compound ends: 'overtrek' of 'flanelovertrekje'. */
export function listTails(kind: string): readonly string[] {
  // 'Boxspring' is no plural of 'boxspr', which its stem is taken for in a compound.
  const words = [dutch.stem(fold(kind)), fold(kind)]
  const parts = words.flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - shortestHead) }, (_, at) => word.slice(at + 1)),
  )
  const isTail = (part: string, goods: string) => part.length - goods.length <= longestEnding
  return parts
    .flatMap((part) => {
      const goods = findGoodsBeginning(part)
      return goods !== undefined && isTail(part, goods) ? [goods] : []
    })
    .slice(0, 1)
}

function isOfKind(title: string, heads: readonly string[]): boolean {
  const words = fold(title)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= shortestHead)
  const stems = words.flatMap((word) => [dutch.stem(word), dutch.stem(word.replace(aSet, ''))])
  return stems.some((stem) =>
    heads.some((head) => stem === head || (head.length >= shortestHead && stem.endsWith(head))),
  )
}
