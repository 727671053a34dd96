import type { PriceRange, ProductQuery, UnknownFilter } from '../port.ts'
import type { ValueRegistry } from '../store/value-registry.ts'

/** The bits of a 32-bit number, except one for the price and the unused sign bit. */
const maxFacetsPerQuery = 30
/** The bit of the price range; the bits above it belong to the facets. */
export const priceBit = 1

/** What a product must meet: one bit per filtered facet and one for the price range. */
export interface Constraints {
  /** Per value number the bit that a product with this value meets; 0 for values that were not chosen. */
  bitOfValue: Int32Array
  /** All bits that must be set. */
  required: number
  /** The facet's group by bit position; noGroup for the price and for unknown facets. */
  groupOfBit: Int32Array
  /** The bit by facet group; 0 for facets that do not filter. */
  bitOfGroup: Int32Array
  priceRange: PriceRange | null
  /** The chosen values that exist, to list them even when they count zero. */
  chosen: number[]
  unknown: UnknownFilter[]
}

const noGroup = -1

/**
 * Reads the filters of a query. Values that the index does not know are reported, and no product meets them. More facets
 * than a number has bits are reported as unknown too: no page offers so many, and the work stays bounded.
 */
export function readConstraints(query: ProductQuery, registry: ValueRegistry): Constraints {
  const groupOfBit = new Int32Array(32).fill(noGroup)
  const bitOfValue = new Int32Array(registry.size)
  const constraints: Constraints = {
    bitOfValue,
    groupOfBit,
    bitOfGroup: new Int32Array(registry.groupCount),
    required: 0,
    priceRange: readPriceRange(query.priceRange),
    chosen: [],
    unknown: [],
  }
  if (constraints.priceRange) constraints.required |= priceBit

  let position = 0
  for (const [facet, slugs] of Object.entries(query.filters)) {
    if (slugs.length === 0) continue
    const group = position < maxFacetsPerQuery ? registry.findGroup(facet) : undefined
    position = Math.min(position + 1, maxFacetsPerQuery)
    const bit = 1 << position
    constraints.required |= bit
    if (group === undefined || !registry.hasLiveFacet(group)) {
      constraints.unknown.push({ facet })
      continue
    }
    groupOfBit[position] = group
    constraints.bitOfGroup[group] = bit
    for (const slug of new Set(slugs)) {
      const value = registry.findLive(group, slug)
      if (value === undefined) constraints.unknown.push({ facet, value: slug })
      else {
        bitOfValue[value] = bit
        constraints.chosen.push(value)
      }
    }
  }
  return constraints
}

function readPriceRange(range: PriceRange | undefined): PriceRange | null {
  if (!range) return null
  const { minCents, maxCents } = range
  return {
    minCents: Number.isNaN(minCents) ? 0 : minCents,
    maxCents: Number.isNaN(maxCents) ? Number.MAX_SAFE_INTEGER : maxCents,
  }
}
