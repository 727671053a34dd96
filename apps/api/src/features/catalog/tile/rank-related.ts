/** A product's values per filter group (color, size), for comparing it. */
export interface Comparable {
  id: number
  facets: ReadonlyMap<string, ReadonlySet<string>>
}
export interface Candidate extends Comparable {
  isInStock: boolean
  popularity: number
}

/**
 * Ranks the products most similar to one, best first (PD-03), and returns their ids. Products in stock come before
 * sold-out ones; then the most similar, the most popular and the lowest id come first, so that the same shop always
 * shows the same strip. The product itself is never included.
 */
export function rankRelated(product: Comparable, candidates: readonly Candidate[], limit: number): number[] {
  return candidates
    .filter(({ id }) => id !== product.id)
    .map((candidate) => ({ ...candidate, calculateLikeness: calculateLikeness(product, candidate) }))
    .toSorted(
      (a, b) =>
        Number(b.isInStock) - Number(a.isInStock) ||
        b.calculateLikeness - a.calculateLikeness ||
        b.popularity - a.popularity ||
        a.id - b.id,
    )
    .slice(0, limit)
    .map(({ id }) => id)
}

/**
 * Adds up how similar two products are: each filter group counts for the share of its values that both have. So two
 * duvet covers in twenty sizes are not twenty times as similar as two lamps.
 */
export function calculateLikeness(a: Comparable, b: Comparable): number {
  let sum = 0
  for (const [group, values] of a.facets) {
    const others = b.facets.get(group)
    if (others === undefined) continue
    const all = new Set([...values, ...others]).size
    const shared = [...values].filter((value) => others.has(value)).length
    if (all > 0) sum += shared / all
  }
  return sum
}
