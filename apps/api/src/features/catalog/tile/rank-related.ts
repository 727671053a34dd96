/** A product as it is compared: per filter group (color, size) the values that it has. */
export interface Comparable {
  id: number
  facets: ReadonlyMap<string, ReadonlySet<string>>
}
export interface Candidate extends Comparable {
  isInStock: boolean
  popularity: number
}

/**
 * PD-03: the ids of what is most like a product, best first. In stock before sold out, then the likest, the most
 * popular, and the lowest id, so that the same shop always gives the same strip. The product itself is never among them.
 */
export function rankRelated(product: Comparable, candidates: readonly Candidate[], limit: number): number[] {
  return candidates
    .filter(({ id }) => id !== product.id)
    .map((candidate) => ({ ...candidate, likeness: likeness(product, candidate) }))
    .toSorted(
      (a, b) =>
        Number(b.isInStock) - Number(a.isInStock) ||
        b.likeness - a.likeness ||
        b.popularity - a.popularity ||
        a.id - b.id,
    )
    .slice(0, limit)
    .map(({ id }) => id)
}

/**
 * How many filter groups two products share, each group by the part of its values that both have: a duvet cover in twenty
 * sizes is not twenty times as like another one as a lamp is like a lamp.
 */
export function likeness(a: Comparable, b: Comparable): number {
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
