import type { Filter } from '@sluimer/contract/catalog/overview'
import type { PriceRange } from '@sluimer/search/port'
import { type ListingRequest, type PriceBorders, priceKey } from './listing.ts'

/** The price slider (CT-07): whole euros around the prices that the other filters leave. Undefined when all cost the same. */
export function priceFilterOf({ price }: ListingRequest, bounds: PriceRange | null): Filter | undefined {
  const hasChoice = bounds !== null && bounds.minCents < bounds.maxCents
  if (!hasChoice && price === undefined) return undefined
  const outer = bounds === null ? price : eurosAround(bounds)
  if (outer === undefined) return undefined
  const inside = (euros: number) => Math.min(Math.max(euros, outer.min), outer.max)
  return {
    title: 'Prijs',
    url_key: priceKey,
    selection_type: 'slider',
    attributes: [],
    is_collapsible: true,
    is_collapsed: false,
    info_text: null,
    nr_of_attributes_selected: price === undefined ? 0 : 1,
    range: {
      min: inside(price?.min ?? outer.min),
      max: inside(price?.max ?? outer.max),
      minrange: outer.min,
      maxrange: outer.max,
    },
  }
}

/** Chosen borders in cents, both included. */
export function priceRangeOf(borders: PriceBorders): PriceRange {
  return { minCents: borders.min * 100, maxCents: borders.max * 100 }
}

function eurosAround({ minCents, maxCents }: PriceRange): PriceBorders {
  return { min: Math.floor(minCents / 100), max: Math.ceil(maxCents / 100) }
}
