import type { Overview } from '@sluimer/contract/catalog/overview'
import { formatEuro } from '@sluimer/domain/money/euro'
import type { ListingRequest } from './listing.ts'
import { listingUrl } from './listing-url.ts'

/** What is chosen, each with the address of the listing without it. */
export function activeFiltersOf(request: ListingRequest): Overview['active_filters'] {
  const chosen = request.choices.map((choice) => ({
    title: choice.value.title,
    group: choice.facet.title,
    remove_url: listingUrl({ ...request, choices: request.choices.filter((other) => other !== choice) }).url,
  }))
  if (request.price === undefined) return chosen
  const { min, max } = request.price
  const price = {
    title: `${formatEuro(min * 100)} tot ${formatEuro(max * 100)}`,
    group: 'Prijs',
    remove_url: listingUrl({ ...request, price: undefined }).url,
  }
  return [...chosen, price]
}

/** The listing without any filter, sorted as it is. */
export function resetUrlOf(request: ListingRequest): string {
  return listingUrl({ ...request, choices: [], price: undefined }).url
}
