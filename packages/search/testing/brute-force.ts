import type { FacetCount, ListingResult, ProductDocument, ProductQuery, SortOrder } from '../port.ts'
import { calculateRecommendation } from '../store/recommendation.ts'

/** Defines the meaning of a listing as plainly as possible, to compare the index with. */
export function listByBruteForce(
  documents: readonly ProductDocument[],
  query: ProductQuery,
): Omit<ListingResult, 'unknown'> {
  const scope = documents.filter(
    (product) =>
      (query.categoryId === undefined || product.categoryIds.includes(query.categoryId)) &&
      (query.brand === undefined || product.brand === query.brand) &&
      (query.ids === undefined || query.ids.includes(product.id)),
  )
  const found = scope.filter((product) => meets(product, query))
  const prices = scope.filter((product) => meets(product, query, 'price')).map(({ priceCents }) => priceCents)
  const ranked = [...found].sort(
    (a, b) =>
      sortValue(b, query.sort) - sortValue(a, query.sort) || b.popularity - a.popularity || a.id - b.id,
  )
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

/** `except` names a facet, or the price, that is ignored. */
function meets(product: ProductDocument, query: ProductQuery, except?: string): boolean {
  const { priceRange } = query
  if (priceRange && except !== 'price') {
    if (product.priceCents < priceRange.minCents || product.priceCents > priceRange.maxCents) return false
  }
  return Object.entries(query.filters).every(
    ([facet, slugs]) =>
      facet === except ||
      slugs.length === 0 ||
      slugs.some((slug) => (product.facets[facet] ?? []).includes(slug)),
  )
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
    const counted = tally(scope.filter((product) => meets(product, query, facet)).flatMap(listSlugs))
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

function sortValue(product: ProductDocument, sort: SortOrder): number {
  const { priceCents } = product
  switch (sort) {
    case 'price_asc':
      return -priceCents
    case 'price_desc':
      return priceCents
    case 'newest':
      return product.createdAt
    case 'discount':
      return calculateSaving(product)
    case 'recommended':
      return calculateRecommendation({ ...product, discount: calculateSaving(product) })
    case 'relevance':
    case 'popularity':
      return product.popularity
  }
}

function calculateSaving({ priceCents, formerPriceCents }: ProductDocument): number {
  if (formerPriceCents === null || formerPriceCents <= priceCents) return 0
  return Math.floor(((formerPriceCents - priceCents) * 10_000) / formerPriceCents)
}
