import type { Filter } from '@sluimer/contract/catalog/overview'
import type { PriceRange } from '@sluimer/search/port'
import { type ListingRequest, type PriceBorders, priceKey } from './listing.ts'

/**
 * Returns the price slider (CT-07). Its whole euros enclose both the prices that the other filters leave and the chosen
 * ones, so that the slider never shows a choice other than the active one. Undefined when all products cost the same.
 */
export function buildPriceFilter({ price }: ListingRequest, bounds: PriceRange | null): Filter | undefined {
  const hasChoice = bounds !== null && bounds.minCents < bounds.maxCents
  if (!hasChoice && price === undefined) return undefined
  const around = [...(bounds === null ? [] : [eurosAround(bounds)]), ...(price === undefined ? [] : [price])]
  const minrange = Math.min(...around.map(({ min }) => min))
  const maxrange = Math.max(...around.map(({ max }) => max))
  return {
    title: 'Prijs',
    url_key: priceKey,
    selection_type: 'slider',
    attributes: [],
    is_collapsible: true,
    is_collapsed: false,
    info_text: null,
    nr_of_attributes_selected: price === undefined ? 0 : 1,
    min: price?.min ?? minrange,
    max: price?.max ?? maxrange,
    minrange,
    maxrange,
  }
}

/** Converts the chosen limits to cents, both included. */
export function toPriceRange(borders: PriceBorders): PriceRange {
  return { minCents: borders.min * 100, maxCents: borders.max * 100 }
}

function eurosAround({ minCents, maxCents }: PriceRange): PriceBorders {
  return { min: Math.floor(minCents / 100), max: Math.ceil(maxCents / 100) }
}
