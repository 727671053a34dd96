import type { Overview } from '@sluimer/contract/catalog/overview'
import { formatEuro } from '@sluimer/domain/money/euro'
import { highestEuros, type ListingRequest, type PriceBorders } from './listing.ts'
import { buildListingUrl } from './listing-url.ts'

/** Returns the chosen values, each with the address of the listing without it. */
export function listActiveFilters(request: ListingRequest): Overview['active_filters'] {
  const chosen = request.choices.map((choice) => ({
    title: choice.value.title,
    group: choice.facet.title,
    remove_url: buildListingUrl({ ...request, choices: request.choices.filter((other) => other !== choice) })
      .url,
  }))
  if (request.price === undefined) return chosen
  const price = {
    title: formatBorders(request.price),
    group: 'Prijs',
    remove_url: buildListingUrl({ ...request, price: undefined }).url,
  }
  return [...chosen, price]
}

function formatBorders({ min, max }: PriceBorders): string {
  if (max >= highestEuros) return `vanaf ${formatEuro(min * 100)}`
  if (min === 0) return `tot ${formatEuro(max * 100)}`
  return `${formatEuro(min * 100)} tot ${formatEuro(max * 100)}`
}

/** Returns the address of the listing without any filter, in its present order. */
export function toResetUrl(request: ListingRequest): string {
  return buildListingUrl({ ...request, choices: [], price: undefined }).url
}
