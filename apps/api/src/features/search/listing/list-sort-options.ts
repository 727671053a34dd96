import type { SortOption } from '@sluimer/contract/catalog/overview'
import type { ListingRequest } from './listing.ts'
import { buildListingUrl } from './listing-url.ts'

/** Returns the sort options of a listing (CT-06), each with the address that keeps every filter. */
export function listSortOptions(request: ListingRequest): SortOption[] {
  return request.place.sortChoices.map((sort) => {
    const { url, raw_url } = buildListingUrl({ ...request, sort })
    const isSelected = sort === request.sort
    return { label: sort.label, code: sort.value, value: { raw_url }, url, raw_url, is_selected: isSelected }
  })
}
