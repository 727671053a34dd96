import type { SortOption } from '@sluimer/contract/catalog/overview'
import type { ListingRequest } from './listing.ts'
import { listingUrl } from './listing-url.ts'

/** The sort list of a listing (CT-06), each with the address that keeps every filter. */
export function sortOptionsOf(request: ListingRequest): SortOption[] {
  return request.place.sortChoices.map((sort) => ({
    label: sort.label,
    value: sort.value,
    ...listingUrl({ ...request, sort }),
    is_selected: sort === request.sort,
  }))
}
