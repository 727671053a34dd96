import type { PriceWords } from '@sluimer/domain/search/price-words'
import { highestEuros, type ListingRequest } from './listing.ts'

const sortValues = { cheapest: 'price_asc', dearest: 'price_desc' }

/**
 * What a text says about price, as the filter and the order of its listing: both stand in every link, and can be taken
 * off. What is chosen in the address counts before it. A text of nothing but a price is a listing of everything.
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
