import type { PriceWords } from '@sluimer/domain/search/price-words'
import { highestEuros, type ListingRequest } from './listing.ts'

const sortValues = { cheapest: 'price_asc', dearest: 'price_desc' }

/**
 * Turns what a text says about price into the filter and the order of its listing, so that both appear in every link
 * and can be removed. A choice in the address takes precedence. A text that consists of a price alone lists everything.
 */
export function withPriceWords({ text, price, order }: PriceWords, request: ListingRequest): ListingRequest {
  const borders = price && { min: price.min ?? 0, max: price.max ?? highestEuros }
  const asked = { ...request, price: request.price ?? borders }
  const { place, sort } = asked
  const wished = order && place.sortChoices.find(({ value }) => value === sortValues[order])
  const isOfEverything = text === '' && (asked.price !== undefined || wished !== undefined)
  return {
    ...asked,
    place: isOfEverything ? { ...place, scope: {} } : place,
    sort: wished && sort === place.sortChoices[0] ? wished : sort,
  }
}
