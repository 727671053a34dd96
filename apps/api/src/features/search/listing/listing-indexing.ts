import type { Listing } from '@sluimer/contract/catalog/overview'
import type { ListingRequest } from './listing.ts'
import { buildListingUrl } from './listing-url.ts'

type Shown = Pick<Listing, 'pagination'>

/**
 * Returns one address for the same choices, whatever their order, the price limits or the sorting. A single later page
 * has its own; a range of pages is only a longer version of the listing.
 */
export function toCanonicalUrl({ place, choices, pages }: ListingRequest, { pagination }: Shown): string {
  const isLaterPage = pages.first === pages.last && pagination.page > 1
  const listing = { place, choices, price: undefined, sort: place.sortChoices[0] }
  return buildListingUrl(listing, isLaterPage ? String(pagination.page) : undefined).url
}

/**
 * Whether a listing shows what no other address shows, so that a search engine may keep it: in its default form, on a
 * single page that exists, and not empty.
 */
export function isItsOwn(request: ListingRequest, { pagination }: Shown): boolean {
  const { pages, price, sort, place, hasOtherQuery } = request
  const isOnePage = pages.first === pages.last && pages.last === pagination.page
  const isPlain = price === undefined && sort === place.sortChoices[0] && !hasOtherQuery
  return isOnePage && isPlain && pagination.total > 0
}
