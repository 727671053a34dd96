import { expect, test } from 'vitest'
import { type Candidate, calculateLikeness, rankRelated } from './rank-related.ts'

const toFacets = (groups: Record<string, string[]>) =>
  new Map(Object.entries(groups).map(([group, values]) => [group, new Set(values)]))
function aCandidate(id: number, special: Partial<Candidate> = {}): Candidate {
  return { id, facets: new Map(), isInStock: true, popularity: 0, ...special }
}

const green = { facets: toFacets({ kleur: ['groen'], materiaal: ['katoen'] }) }
const product = aCandidate(1, green)

test('[PD-03] what shares more filter values comes first', () => {
  const sameColor = aCandidate(2, { facets: toFacets({ kleur: ['groen'] }) })
  const same = aCandidate(3, green)
  const other = aCandidate(4, { facets: toFacets({ kleur: ['rood'] }), popularity: 99 })
  expect(rankRelated(product, [other, sameColor, same], 10)).toEqual([3, 2, 4])
})

test('[PD-03] a product in stock comes before a more similar one that is sold out', () => {
  const soldOut = aCandidate(2, { ...green, isInStock: false, popularity: 99 })
  expect(rankRelated(product, [soldOut, aCandidate(3)], 10)).toEqual([3, 2])
})

test('[PD-03] equals are ordered by popularity, then by id, however they come', () => {
  const list = [aCandidate(5), aCandidate(4), aCandidate(6, { popularity: 1 })]
  expect(rankRelated(product, list, 10)).toEqual([6, 4, 5])
  expect(rankRelated(product, list.toReversed(), 10)).toEqual([6, 4, 5])
})

test('[PD-03] a product is not related to itself, and the strip has an end', () => {
  expect(rankRelated(product, [product, aCandidate(2), aCandidate(3)], 1)).toEqual([2])
})

test('[PD-03] a group counts by the part of its values that both have, and never more than once', () => {
  const sizes = aCandidate(2, { facets: toFacets({ maat: ['a', 'b', 'c'] }) })
  const oneSize = aCandidate(3, { facets: toFacets({ maat: ['a'] }) })
  expect(calculateLikeness(sizes, sizes)).toBe(1)
  expect(calculateLikeness(sizes, oneSize)).toBeCloseTo(1 / 3)
  expect(calculateLikeness(oneSize, sizes)).toBe(calculateLikeness(sizes, oneSize))
  expect(calculateLikeness(aCandidate(4, { facets: toFacets({ maat: [] }) }), aCandidate(5))).toBe(0)
})
