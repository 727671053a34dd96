import type { DeliveryArea } from '@sluimer/domain/delivery/areas'
import type { FilteredSources } from './listing-sources.ts'

/** Returns the sources of a page with delivery promised for an area; for the mainland without one. */
export function promisedFor<Sources extends Pick<FilteredSources, 'tiles' | 'products'>>(
  sources: Sources,
  area: DeliveryArea | undefined,
): Sources {
  return {
    ...sources,
    tiles: sources.tiles.promisedFor(area),
    products: sources.products.promisedFor(area),
  }
}
