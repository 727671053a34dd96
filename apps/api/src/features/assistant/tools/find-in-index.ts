import type { Wish } from '@sluimer/assistant/wish/read-wish'
import type { PriceRange, ProductIndex, SearchResult, SortOrder } from '@sluimer/search/port'
import type { Connection } from '../../../platform/db/database.ts'
import { findTileProducts } from '../../catalog/product/product.queries.ts'
import type { FilteredSources } from '../../search/index/listing-sources.ts'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { colors } from '../slots/apply-values.ts'
import type { Scope } from '../slots/scope.ts'
import type { UnderstoodWish } from '../slots/understand-wish.ts'
import { keepMade, mostRead } from './make-prices.ts'
import { pickNew } from './pick-new.ts'
import { toRange } from './price-range.ts'

/** A shopper looks at a few products in a chat; the page has the others. */
export const mostTiles = 4
/** More than the catalogue of such a shop has of one kind. */
const mostRated = 1000
/** So many that come first are put in order anew. */
const mostSorted = 12

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

/** Lists what there is of a wish, whatever it costs. */
export function listAll(index: ProductIndex, { price: _, ...wish }: Wish, scope: Scope): readonly number[] {
  const { ids, filledFrom, total } = find(index, wish, scope, { limit: mostRead })
  return ids.slice(0, filledFrom ?? total)
}

const aSize = /^(\d+)x(\d+)$/
const ofBeds = /dekbed|deken|overtrek|laken|matras|topper|molton/iu
const ofChildren = /kind|baby|ledikant|peuter|kleuter|wieg|junior/iu
/** What a grown-up lies on or under is at least as long. */
const shortestOfBeds = 190

/** Narrows what is looked for to the largest or smallest size that goods of the kind have; `said` are the words of the whole wish. */
export function chooseSize(
  { index, facets }: ProductSearch,
  wish: Wish,
  asked: Scope,
  said: string,
): { scope: Scope; size?: string } {
  if (wish.order !== 'largest' && wish.order !== 'smallest') return { scope: asked }
  const scope = { ...asked, filters: dropSizes(asked.filters) }
  const { counts } = find(index, wish, scope)
  const sizes = Object.entries(counts).flatMap(([key, values]) =>
    values.flatMap(({ value: slug, count }) => {
      const [, width, length] = aSize.exec(slug) ?? []
      return width === undefined || count === 0 ? [] : { key, slug, area: Number(width) * Number(length) }
    }),
  )
  // Who wants the smallest of what lies on a bed wants none for a child, unless it says so.
  const isForGrownUps = ofBeds.test(said) && !ofChildren.test(said)
  const grown = isForGrownUps
    ? sizes.filter(({ slug }) => Number(aSize.exec(slug)?.[2] ?? 0) >= shortestOfBeds)
    : sizes
  const sorted = (grown.length > 0 ? grown : sizes).toSorted((a, b) => a.area - b.area)
  const chosen = wish.order === 'largest' ? sorted.at(-1) : sorted[0]
  if (chosen === undefined) return { scope }
  const size = facets.findChoice(chosen.slug)?.value.title ?? chosen.slug
  return { scope: { ...scope, filters: { ...scope.filters, [chosen.key]: [chosen.slug] } }, size }
}

/** The largest of all is asked for, and no longer the size of which was spoken before. */
function dropSizes(filters: Scope['filters']): Scope['filters'] {
  const isMeasured = (slugs: readonly string[]) => slugs.length > 0 && slugs.every((slug) => aSize.test(slug))
  return Object.fromEntries(Object.entries(filters).filter(([, slugs]) => !isMeasured(slugs)))
}

/** Asks the index for a wish within its scope. */
export function find(
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

/** Returns the first products of those that fit, in the order that was asked for. */
export async function pickIds(
  db: Connection,
  index: ProductIndex,
  wish: Wish,
  scope: Scope,
  { count, skipped = 0 }: { count: number; skipped?: number },
): Promise<number[]> {
  const { ids } = find(
    index,
    wish,
    scope,
    wish.order === 'newest' ? { limit: mostRated } : { limit: mostSorted + skipped },
  )
  if (wish.order === 'newest')
    return (await pickNew(db, ids.slice(0, count), mostTiles + skipped)).slice(skipped)
  if (wish.order !== 'best_rated')
    return putPlainFirst(index, wish, scope, ids.slice(0, count)).slice(
      skipped,
      Math.min(count, mostTiles + skipped),
    )
  const rated = await findTileProducts(db, ids.slice(0, count))
  const most = rated.filter(({ ratingCount }) => ratingCount >= (wish.leastReviews ?? 1))
  // Where none has so many, the answer says how many the best of all has.
  return (most.length > 0 ? most : rated.filter(({ ratingCount }) => ratingCount > 0))
    .toSorted(
      (a, b) =>
        b.ratingTotal / b.ratingCount - a.ratingTotal / a.ratingCount || b.ratingCount - a.ratingCount,
    )
    .slice(skipped, mostTiles + skipped)
    .map(({ id }) => id)
}

/** Whoever names a color and no pattern wants that color before stripes on it: of the first white covers the plain ones are shown. */
function putPlainFirst(
  index: ProductIndex,
  wish: Wish,
  { filters, ...scope }: Scope,
  ids: readonly number[],
): readonly number[] {
  if (wish.order !== undefined || filters[colors] === undefined || filters.patroon !== undefined) return ids
  const plain = find(
    index,
    wish,
    { ...scope, filters: { ...filters, patroon: ['effen'] } },
    { limit: mostSorted },
  )
  const isPlain = new Set(plain.ids.slice(0, plain.filledFrom ?? plain.total))
  return [...ids.filter((id) => isPlain.has(id)), ...ids.filter((id) => !isPlain.has(id))]
}

/** Without products of that price, returns those whose price is nearest to it; otherwise what comes nearest in words. */
export function findNearest(index: ProductIndex, wish: Wish, scope: Scope, result: SearchResult): number[] {
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

/** Filter groups whose values are makes that the index may not tell apart. */
export const ofMakes: ReadonlySet<string> = new Set(['warmte', 'slaaphouding', 'eigenschap'])

/**
 * Leaves out goods of which no make has all of the values that are asked for, which the index cannot tell. A high corner and a corner for a
 * topper are two makes of one sheet: where no make has both, the first that was named is meant, and the titles of the others are `left`.
 */
export async function keepMadeOf(
  sources: Pick<FilteredSources, 'products'> & { readonly search: ProductSearch },
  { wish, isOfKind }: Pick<UnderstoodWish, 'wish' | 'isOfKind'>,
  { scope, at }: { scope: Scope; at: Date },
): Promise<{ scope: Scope; isUnmade: boolean; left: readonly string[] }> {
  const { index, facets } = sources.search
  const groups = Object.keys(scope.filters)
  const mayLack = isOfKind && groups.length > 1 && groups.some((group) => ofMakes.has(group))
  const ids = mayLack ? listAll(index, wish, scope) : []
  if (ids.length === 0 || ids.length >= mostRead) return { scope, isUnmade: false, left: [] }
  const kept = await keepMade(sources, { ids, slugs: Object.values(scope.filters).flat(), at })
  const [group] = groups.filter((one) => ofMakes.has(one) && (scope.filters[one] ?? []).length > 1)
  if (kept.length === 0 && group !== undefined) {
    const [first = '', ...others] = scope.filters[group] ?? []
    const fewer = { ...scope, filters: { ...scope.filters, [group]: [first] } }
    const found = await keepMadeOf(sources, { wish, isOfKind }, { scope: fewer, at })
    const left = others.flatMap((slug) => facets.findChoice(slug)?.value.title ?? [])
    return { ...found, left: [...left, ...found.left] }
  }
  const isSome = kept.length > 0 && kept.length < ids.length
  return {
    scope: isSome ? { ...scope, ids: [...kept] } : scope,
    isUnmade: kept.length === 0,
    left: [],
  }
}
