import type { Wish } from '@sluimer/assistant/wish/read-wish'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { PriceRange, ProductIndex, SearchResult, SortOrder } from '@sluimer/search/port'
import { createLanguage } from '@sluimer/search/text/words/language'
import { fold } from '@sluimer/search/text/words/tokens'
import type { Connection } from '../../../platform/db/database.ts'
import { findTileProducts } from '../../catalog/product/product.queries.ts'
import type { FilteredSources } from '../../search/index/listing-sources.ts'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { isForeign, isGoods, isKnownWord, isModifier } from '../slots/judge-words.ts'
import { tellsHow } from '../slots/read-slots.ts'
import type { Scope } from '../slots/scope.ts'
import { type UnderstoodWish, understandWish } from '../slots/understand-wish.ts'
import { findBearing } from './find-bearing.ts'
import { listInstead } from './list-instead.ts'
import { pickNew } from './pick-new.ts'
import { keepInBand, toRange } from './price-range.ts'
import { keepReduced } from './reduced-goods.ts'
import { refuse } from './refuse-goods.ts'
import { showMakes } from './show-makes.ts'

/** What the catalogue has for a wish. */
export interface FoundGoods {
  /** How many products are exactly what was asked for. */
  readonly count: number
  /** The first of them; when there are none, the nearest. */
  readonly tiles: readonly ProductTile[]
  /** Filter values of the wish that none of these products has, as the shop writes them. */
  readonly missing: readonly string[]
  /** What there is instead of the one that none has: the colors of towels of that size. */
  readonly instead: readonly string[]
  /** Filter values of the wish that all of these products have, as the shop writes them. */
  readonly named: readonly string[]
  /** Words of the wish that are neither goods nor a filter value, and that no product has beside the others. */
  readonly ignored: readonly string[]
  /** Values of which the shopper would also have had another, and that none of these products has. */
  readonly absent: readonly string[]
  /** Whether one of these words says how goods should be, as other goods of the shop are. */
  readonly lacksKnown: boolean
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

/** In a longer wish a word of another trade is an aside: a cat that sleeps on the bed. */
const mostOfUnsold = 4

const dutch = createLanguage()
/** Filter groups whose values are makes that the index may not tell apart. */
const ofMakes: ReadonlySet<string> = new Set(['warmte', 'slaaphouding', 'eigenschap'])

const sortOf = {
  cheapest: 'price_asc',
  dearest: 'price_desc',
  newest: 'newest',
  most_popular: 'popularity',
  best_rated: 'relevance',
  largest: 'relevance',
  smallest: 'relevance',
  most_reduced: 'discount',
} as const satisfies Record<NonNullable<Wish['order']>, SortOrder>

interface Sources extends FilteredSources {
  readonly db: Connection
}

/** Looks for goods in the whole catalogue. Any wish has an answer, which may be that nothing fits. */
export async function searchGoods(sources: Sources, wish: Wish, at: Date): Promise<FoundGoods> {
  const { db, search, tiles } = sources
  const { index } = search
  const understood = keepReduced(search, await understandWish(sources, wish, at))
  const isUnsold = await isNothingOfTheKind(sources, wish, understood, at)
  const { scope, size } = chooseSize(
    search,
    understood.wish,
    refuse(search, understood.wish, understood.scope),
  )
  const result = find(index, understood.wish, scope)
  const { missing } = understood
  const count = isUnsold || missing.length > 0 ? 0 : (result.filledFrom ?? result.total)
  const picked =
    count > 0
      ? await pickIds(db, index, understood.wish, scope, count)
      : findNearest(index, understood.wish, scope, result)
  const bearing = wish.order === undefined && wish.price === undefined ? findBearing(index, understood) : []
  const ids = [...new Set([...bearing, ...picked])].slice(0, mostTiles)
  const kept = wish.text.split(' ').filter((word) => !understood.ignored.includes(word) && !isForeign(word))
  // Near is only what is a thing as well: a pink lamp is not near to a pink bicycle.
  const hasNearest = !isUnsold || understood.isOnlyNear || (kept.some(isGoods) && result.total < index.size)
  // A price of another size would not be the price of what is looked for.
  const slugs = Object.values(scope.filters).flat()
  const shown = hasNearest ? await showMakes(sources, await tiles.getTiles(ids, at), slugs, at) : []
  return {
    count,
    tiles: count > 0 ? keepInBand(shown, wish.price) : shown,
    missing,
    instead: listInstead(sources, understood),
    named: understood.named,
    ignored: understood.ignored,
    absent: understood.absent,
    lacksKnown:
      understood.isOnlyAlike || understood.ignored.some((word) => tellsHow(word) || isKnownWord(index, word)),
    refused: (wish.without ?? []).filter((word) => isModifier(index, word)),
    isUnsold,
    ...(size !== undefined && { size }),
    // Of makes that the index does not know, such as the electric ones of a bed, it does not know the prices.
    price:
      Object.keys(scope.filters).some((group) => ofMakes.has(group)) && wish.price === undefined
        ? null
        : result.price,
  }
}

/** Returns products by their ids, those that can still be seen. */
export function getGoods({ tiles }: Sources, ids: readonly number[], at: Date): Promise<ProductTile[]> {
  return tiles.getTiles(ids, at)
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
    limit = mostTiles,
  }: {
    priceRange?: PriceRange | undefined
    sort?: SortOrder
    limit?: number
  } = {},
): SearchResult {
  const query = {
    ...scope,
    sort,
    offset: 0,
    limit: wish.order === 'best_rated' ? mostRated : limit,
    ...(priceRange && { priceRange }),
  }
  return wish.text === '' ? index.list(query) : index.search({ ...query, text: wish.text })
}

/**
 * Whether the shop sells no such thing: no word is known, goods only mention it, the thing itself is what had to be left
 * out, or it is a thing of another trade whose name merely resembles one of ours.
 */
async function isNothingOfTheKind(
  { search, tiles }: Sources,
  wish: Wish,
  { isOfKind, isOnlyNear, ignored }: UnderstoodWish,
  at: Date,
): Promise<boolean> {
  const { index } = search
  const words = wish.text.split(' ').filter(Boolean)
  if (words.length === 0) return false
  if (isOnlyNear) return true
  const { relaxed, ids } = find(index, wish, { filters: {} })
  const foreign = words.filter(isForeign)
  // A lamp over a dining table is a lamp: what is named first is meant.
  const isAside = isOfKind && words.length > mostOfUnsold
  if (
    foreign.length > 0 &&
    !isAside &&
    !isGoods(words.find((word) => isGoods(word) || isForeign(word)) ?? '')
  ) {
    const names = (await tiles.getTiles(ids, at))
      .flatMap(({ title }) => dutch.splitWords(title))
      .map(dutch.stem)
    return foreign.every((word) => !names.includes(dutch.stem(fold(word))))
  }
  if (isOfKind) return false
  const isStrange = (word: string) => !isKnownWord(index, word) && !/\d/.test(word)
  if (ignored.some(isStrange) && !words.some(isGoods)) return true
  if (ignored.length < words.length) return false
  if (relaxed === undefined || relaxed.corrected !== undefined) return false
  return true
}

async function pickIds(
  db: Connection,
  index: ProductIndex,
  wish: Wish,
  scope: Scope,
  count: number,
): Promise<number[]> {
  const { ids } = find(index, wish, scope, wish.order === 'newest' ? { limit: mostRated } : {})
  if (wish.order === 'newest') return pickNew(db, ids.slice(0, count), mostTiles)
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
