import type { Wish } from '@sluimer/assistant/wish/read-wish'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { PriceRange, ProductIndex, SearchResult, SortOrder } from '@sluimer/search/port'
import { createLanguage } from '@sluimer/search/text/words/language'
import { fold } from '@sluimer/search/text/words/tokens'
import type { Connection } from '../../../platform/db/database.ts'
import { findTileProducts } from '../../catalog/product/product.queries.ts'
import type { ListingSources } from '../../search/index/listing-sources.ts'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { isForeign, isGoods, isKnownWord, isModifier } from './judge-words.ts'
import { refuse, type Scope } from './refuse-goods.ts'

/** What the catalogue has for a wish. */
export interface FoundGoods {
  /** How many products are exactly what was asked for. */
  readonly count: number
  /** The first of them; when there are none, the nearest. */
  readonly tiles: readonly ProductTile[]
  /** Words of the wish that none of these products has. */
  readonly missing: readonly string[]
  /** Those of them that are colours, sizes or other filter values of the shop. */
  readonly known: ReadonlySet<string>
  /** What all of them are without, in words that are filter values of the shop. */
  readonly refused: readonly string[]
  /** Whether the shop sells nothing of the kind. */
  readonly isUnsold: boolean
  /** The name of the largest or smallest size that these products have, when that was asked for. */
  readonly size?: string
  /** The lowest and highest price without the price that was asked for; null when there is nothing. */
  readonly price: PriceRange | null
}

/** A shopper looks at a few products in a chat; the page has the others. */
const mostTiles = 4
/** More than the catalogue of such a shop has of one kind. */
const mostRated = 1000

const dutch = createLanguage()

const sortOf = {
  cheapest: 'price_asc',
  dearest: 'price_desc',
  newest: 'newest',
  most_popular: 'popularity',
  best_rated: 'relevance',
  largest: 'relevance',
  smallest: 'relevance',
} as const satisfies Record<NonNullable<Wish['order']>, SortOrder>

interface Sources extends ListingSources {
  readonly db: Connection
}

/** Looks for goods in the whole catalogue. Any wish has an answer, which may be that nothing fits. */
export async function searchGoods(sources: Sources, wish: Wish, at: Date): Promise<FoundGoods> {
  const { db, search, tiles } = sources
  const { index } = search
  const { scope, size } = chooseSize(search, wish, refuse(search, wish, chooseScope(search, wish.text)))
  const result = find(index, wish, scope)
  const missing = result.relaxed?.droppedWords ?? []
  const isUnsold = await isNothingOfTheKind(sources, wish, result, at)
  const count = isUnsold || missing.length > 0 ? 0 : (result.filledFrom ?? result.total)
  const ids =
    count > 0 ? await pickIds(db, index, wish, scope, count) : findNearest(index, wish, scope, result)
  const isSome = missing.length < wish.text.split(' ').length
  const kept = wish.text.split(' ').filter((word) => !missing.includes(fold(word)) && !isForeign(word))
  // Near is only what is a thing as well: a pink lamp is not near to a pink bicycle.
  const hasNearest =
    !isUnsold ||
    (isSome && kept.some(isGoods) && result.relaxed?.isOnlyMentioned !== true && result.total < index.size)
  return {
    count,
    tiles: hasNearest ? await tiles.getTiles(ids, at) : [],
    missing,
    refused: (wish.without ?? []).filter((word) => isModifier(index, word)),
    known: new Set(missing.filter((word) => isModifier(index, word))),
    isUnsold,
    ...(size !== undefined && { size }),
    price: result.price,
  }
}

/** Returns products by their ids, those that can still be seen. */
export function getGoods({ tiles }: Sources, ids: readonly number[], at: Date): Promise<ProductTile[]> {
  return tiles.getTiles(ids, at)
}

/** The first products of a search tell what it means. */
const deciding = 12
/** This share of them must be in a category for the wish to be about it. */
const decidingShare = 0.7

/**
 * Decides what a text means: the deepest category in which the best matches are, so that the cheapest 'topper' is no
 * sheet for a topper, and the colours, sizes and materials that it names.
 */
function chooseScope({ index, categories }: ProductSearch, text: string): Scope {
  if (text === '') return { filters: {} }
  const best = index.search({ text, filters: {}, sort: 'relevance', offset: 0, limit: deciding })
  const ids = best.ids.slice(0, Math.min(deciding, best.filledFrom ?? best.total))
  const among = index.list({ ids, filters: {}, sort: 'popularity', offset: 0, limit: 0 })
  const [deepest] = among.categories
    .filter(({ count }) => count >= ids.length * decidingShare)
    .flatMap(({ id }) => categories.find(id) ?? [])
    .filter(({ filledBy }) => filledBy.length === 0)
    .toSorted((a, b) => categories.lineage(b).length - categories.lineage(a).length)
  const isThing = text.split(' ').some((word) => !isModifier(index, word))
  const categoryId = isThing ? (findNamedCategory(categories, text) ?? deepest)?.id : undefined
  const scope = { filters: best.interpreted ?? {}, ...(categoryId === undefined ? {} : { categoryId }) }
  const isEmpty = (tried: Scope) =>
    index.search({ text, ...tried, sort: 'relevance', offset: 0, limit: 0 }).total === 0
  return isEmpty(scope) ? { ...scope, filters: {} } : scope
}

const aSize = /^(\d+)x(\d+)$/

/** Narrows what is looked for to the largest or smallest size that goods of the kind have. */
function chooseSize(
  { index, facets }: ProductSearch,
  wish: Wish,
  scope: Scope,
): { scope: Scope; size?: string } {
  if (wish.order !== 'largest' && wish.order !== 'smallest') return { scope }
  const { counts } = find(index, wish, scope)
  const sizes = Object.entries(counts).flatMap(([key, values]) =>
    values.flatMap(({ value: slug, count }) => {
      const [, width, length] = aSize.exec(slug) ?? []
      return width === undefined || count === 0 ? [] : { key, slug, area: Number(width) * Number(length) }
    }),
  )
  const sorted = sizes.toSorted((a, b) => a.area - b.area)
  const chosen = wish.order === 'largest' ? sorted.at(-1) : sorted[0]
  if (chosen === undefined) return { scope }
  const size = facets.findChoice(chosen.slug)?.value.title ?? chosen.slug
  return { scope: { ...scope, filters: { ...scope.filters, [chosen.key]: [chosen.slug] } }, size }
}

function find(
  index: ProductIndex,
  wish: Wish,
  scope: Scope,
  {
    priceRange = toRange(wish.price),
    sort = wish.order === undefined ? 'relevance' : sortOf[wish.order],
  }: {
    priceRange?: PriceRange | undefined
    sort?: SortOrder
  } = {},
): SearchResult {
  const query = {
    ...scope,
    sort,
    offset: 0,
    limit: wish.order === 'best_rated' ? mostRated : mostTiles,
    ...(priceRange && { priceRange }),
  }
  return wish.text === '' ? index.list(query) : index.search({ ...query, text: wish.text })
}

function toRange(price: Wish['price']): PriceRange | undefined {
  if (price === undefined) return undefined
  return {
    minCents: (price.min ?? 0) * 100,
    maxCents: price.max === undefined ? Number.MAX_SAFE_INTEGER : price.max * 100,
  }
}

/**
 * Whether the shop sells no such thing: no word is known, goods only mention it, the thing itself is what had to be left
 * out, or it is a thing of another trade whose name merely resembles one of ours.
 */
async function isNothingOfTheKind(
  { search, tiles }: Sources,
  wish: Wish,
  { relaxed, total, ids }: SearchResult,
  at: Date,
): Promise<boolean> {
  const { index } = search
  const words = wish.text.split(' ').filter(Boolean)
  if (words.length === 0) return false
  const foreign = words.filter(isForeign)
  // A lamp over a dining table is a lamp: what is named first is meant.
  if (foreign.length > 0 && !isGoods(words.find((word) => isGoods(word) || isForeign(word)) ?? '')) {
    const names = (await tiles.getTiles(ids, at))
      .flatMap(({ title }) => dutch.splitWords(title))
      .map(dutch.stem)
    return foreign.every((word) => !names.includes(dutch.stem(fold(word))))
  }
  if (relaxed === undefined || relaxed.corrected !== undefined) return false
  if (relaxed.isOnlyMentioned === true || total >= index.size) return true
  const unknown = relaxed.droppedWords.filter((word) => !isKnownWord(index, word))
  const dropped = new Set(relaxed.droppedWords)
  const kept = words.filter((word) => !dropped.has(fold(word)))
  return unknown.length > 0 && !kept.some(isGoods)
}

/** Finds the category whose name is the one thing that a text names: 'matras 160x200' is about no protector of a mattress. */
function findNamedCategory(categories: ProductSearch['categories'], text: string) {
  const [thing, ...others] = text.split(' ').filter(isGoods)
  if (thing === undefined || others.length > 0) return undefined
  const stem = dutch.stem(fold(thing))
  return categories.all.find(
    ({ title, filledBy }) => filledBy.length === 0 && dutch.stem(fold(title)) === stem,
  )
}

async function pickIds(
  db: Connection,
  index: ProductIndex,
  wish: Wish,
  scope: Scope,
  count: number,
): Promise<number[]> {
  const { ids } = find(index, wish, scope)
  if (wish.order !== 'best_rated') return ids.slice(0, Math.min(count, mostTiles))
  const rated = await findTileProducts(db, ids.slice(0, count))
  return rated
    .filter(({ ratingCount }) => ratingCount > 0)
    .toSorted(
      (a, b) =>
        b.ratingTotal / b.ratingCount - a.ratingTotal / a.ratingCount || b.ratingCount - a.ratingCount,
    )
    .slice(0, mostTiles)
    .map(({ id }) => id)
}

/** Without products of that price, returns those whose price is nearest to it; otherwise what comes nearest in words. */
function findNearest(index: ProductIndex, wish: Wish, scope: Scope, result: SearchResult): number[] {
  const range = toRange(wish.price)
  if (range === undefined) return result.ids.slice(0, mostTiles)
  const below = find(index, wish, scope, {
    priceRange: { minCents: 0, maxCents: range.minCents },
    sort: 'price_desc',
  })
  const above = find(index, wish, scope, {
    priceRange: { minCents: range.maxCents, maxCents: Number.MAX_SAFE_INTEGER },
    sort: 'price_asc',
  })
  const exact = (found: SearchResult) =>
    found.ids.slice(0, Math.min(found.filledFrom ?? found.total, mostTiles))
  const [cheaper, dearer] = [range.minCents > 0 ? exact(below) : [], exact(above)]
  const nearest = (cheaper.length > 0 ? [...cheaper.slice(0, 2), ...dearer] : dearer).slice(0, mostTiles)
  return nearest.length > 0 ? nearest : result.ids.slice(0, mostTiles)
}
