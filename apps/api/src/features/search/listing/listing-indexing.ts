import type { Listing } from '@sluimer/contract/catalog/overview'
import type { ListingRequest } from './listing.ts'
import { listingUrl } from './listing-url.ts'

type Shown = Pick<Listing, 'pagination'>

/**
 * One address for the same choices, whatever their order, price borders or sorting. A single later page is its own; a
 * range of pages is the listing again, only longer.
 */
export function canonicalUrlOf({ place, choices, pages }: ListingRequest, { pagination }: Shown): string {
  const isLaterPage = pages.first === pages.last && pagination.page > 1
  const listing = { place, choices, price: undefined, sort: place.sortChoices[0] }
  return listingUrl(listing, isLaterPage ? String(pagination.page) : undefined).url
}

/**
 * Whether a listing shows what only its own address shows, so that a search engine may keep it: as it is by itself, on a
 * single page that exists, and not empty.
 */
export function isItsOwn(request: ListingRequest, { pagination }: Shown): boolean {
  const { pages, price, sort, place, hasOtherQuery } = request
  const isOnePage = pages.first === pages.last && pages.last === pagination.page
  const isPlain = price === undefined && sort === place.sortChoices[0] && !hasOtherQuery
  return isOnePage && isPlain && pagination.total > 0
}
