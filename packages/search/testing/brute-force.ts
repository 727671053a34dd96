import type {
  FacetCount,
  ListingResult,
  PriceRange,
  ProductDocument,
  ProductQuery,
  SortOrder,
} from '../port.ts'
import { calculateRecommendation } from '../store/recommendation.ts'

/** Defines the meaning of a listing as plainly as possible, to compare the index with. */
export function listByBruteForce(
  documents: readonly ProductDocument[],
  query: ProductQuery,
): Omit<ListingResult, 'unknown'> {
  const scope = documents.filter(
    (product) =>
      [query.categoryId, query.alsoInCategoryId].every(
        (id) => id === undefined || product.categoryIds.includes(id),
      ) &&
      (query.brand === undefined || product.brand === query.brand) &&
      (query.ids === undefined || query.ids.includes(product.id)),
  )
  const found = findAtPrices(scope, query)
  const prices = findAtPrices(scope, { ...query, priceRange: undefined }).map(({ priceCents }) => priceCents)
  const ranked = found
    .map((product) => ({ product, key: sortValue(product, query.sort) }))
    .sort(
      (a, b) => b.key - a.key || b.product.popularity - a.product.popularity || a.product.id - b.product.id,
    )
    .map(({ product }) => product)
  return {
    total: found.length,
    ids: ranked.slice(query.offset, query.offset + query.limit).map(({ id }) => id),
    counts: facetCounts(documents, scope, query),
    categories: tally(found.flatMap(({ categoryIds }) => [...new Set(categoryIds)]))
      .map(([id, count]) => ({ id, count }))
      .sort((a, b) => b.count - a.count || a.id - b.id),
    price: prices.length === 0 ? null : { minCents: Math.min(...prices), maxCents: Math.max(...prices) },
  }
}

/** A product at the price that it has under filters, with the saving on that price and on its own. */
interface FoundProduct extends ProductDocument {
  saving: number
  ownSaving: number
}

/** Returns the products that a query finds, each at the price that it has under the filters. */
function findAtPrices(
  scope: readonly ProductDocument[],
  query: Pick<ProductQuery, 'filters' | 'preferred'> & { priceRange?: PriceRange | undefined },
): FoundProduct[] {
  const { filters, priceRange } = query
  return scope.flatMap((product) => {
    const make = findMake(product, filters)
    if (make === undefined) return []
    const saving = calculateSaving(make)
    const ownSaving = calculateSaving(product)
    const found = asPreferred({ ...product, priceCents: make.priceCents, saving, ownSaving }, query)
    const { priceCents } = found
    const isOutside = priceRange && (priceCents < priceRange.minCents || priceCents > priceRange.maxCents)
    return isOutside ? [] : [found]
  })
}

/** Returns a product at the price of the choice that the visitor prefers, where it has one that can be bought. */
function asPreferred(
  product: FoundProduct,
  { preferred, filters }: Pick<ProductQuery, 'preferred' | 'filters'>,
): FoundProduct {
  if (preferred === undefined || (filters[preferred.facet] ?? []).length > 0) return product
  const choices = product.choices ?? []
  const has = (slug: string) => choices.some(({ facets }) => facets[preferred.facet]?.includes(slug))
  const slug = preferred.kinds.find(({ signs }) => signs.some(has))?.slugs.find(has)
  if (slug === undefined) return product
  const make = findMake(product, { ...filters, [preferred.facet]: [slug] })
  const isChoice = choices.some((choice) => choice === make && choice.isAvailable)
  return make && isChoice
    ? { ...product, priceCents: make.priceCents, saving: calculateSaving(make) }
    : product
}

type Prices = Pick<ProductDocument, 'priceCents' | 'formerPriceCents'>

/** Returns what decides the price of a product under filters, a choice or itself; undefined when it does not meet them. */
function findMake(product: ProductDocument, filters: ProductQuery['filters']): Prices | undefined {
  const choices = product.choices ?? []
  const asked = Object.entries(filters).filter(([, slugs]) => slugs.length > 0)
  const hasProduct = (facet: string, slug: string) => (product.facets[facet] ?? []).includes(slug)
  const isDecided = (facet: string, slug: string) =>
    choices.some(({ facets }) => (facets[facet] ?? []).includes(slug))
  const fitting = choices.filter(({ facets }) =>
    asked.every(([facet, slugs]) =>
      slugs.some(
        (slug) =>
          hasProduct(facet, slug) && (!isDecided(facet, slug) || (facets[facet] ?? []).includes(slug)),
      ),
    ),
  )
  if (choices.length === 0) {
    const meets = asked.every(([facet, slugs]) => slugs.some((slug) => hasProduct(facet, slug)))
    return meets ? product : undefined
  }
  if (fitting.length === 0) return undefined
  if (!asked.some(([facet, slugs]) => slugs.some((slug) => isDecided(facet, slug)))) return product
  const available = fitting.filter(({ isAvailable }) => isAvailable)
  const candidates = available.length > 0 ? available : fitting
  return candidates.reduce((best, one) => (one.priceCents < best.priceCents ? one : best))
}

function facetCounts(
  documents: readonly ProductDocument[],
  scope: readonly ProductDocument[],
  query: ProductQuery,
): Record<string, FacetCount[]> {
  const counts: Record<string, FacetCount[]> = {}
  for (const facet of new Set(documents.flatMap((product) => Object.keys(product.facets)))) {
    const listSlugs = (product: ProductDocument) => [...new Set(product.facets[facet] ?? [])]
    const known = new Set(documents.flatMap(listSlugs))
    const findWith = (slug: string) =>
      findAtPrices(scope, { ...query, filters: { ...query.filters, [facet]: [slug] } }).length
    const counted = [...known]
      .map((slug): [string, number] => [slug, findWith(slug)])
      .filter(([, count]) => count > 0)
    const chosenAtZero = [...new Set(query.filters[facet] ?? [])].filter(
      (slug) => known.has(slug) && !counted.some(([value]) => value === slug),
    )
    const list = [...counted, ...chosenAtZero.map((slug): [string, number] => [slug, 0])]
    if (list.length === 0) continue
    counts[facet] = list
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  }
  return counts
}

function tally<T>(values: readonly T[]): [T, number][] {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
}

function sortValue(product: FoundProduct, sort: SortOrder): number {
  const { priceCents } = product
  switch (sort) {
    case 'price_asc':
      return -priceCents
    case 'price_desc':
      return priceCents
    case 'newest':
      return product.createdAt
    case 'discount':
      return product.saving
    case 'recommended':
      return calculateRecommendation({ ...product, discount: product.ownSaving })
    case 'relevance':
    case 'popularity':
      return product.popularity
  }
}

function calculateSaving({ priceCents, formerPriceCents }: Prices): number {
  if (formerPriceCents === null || formerPriceCents <= priceCents) return 0
  return Math.floor(((formerPriceCents - priceCents) * 10_000) / formerPriceCents)
}
