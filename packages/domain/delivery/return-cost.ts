import type { CountryCode } from '../address/country.ts'
import type { DeliveryClass } from './goods.ts'

/** What fetching back goods costs that two people brought; VAT is in it. The page on returns says the same. */
export const collectionCents: Readonly<Record<CountryCode, number>> = { NL: 2995, BE: 3995 }

/**
 * What the shop asks for goods that come back because the shopper thought otherwise, in cents. Null: nothing, the shopper sends
 * them with a carrier of their own and pays that. It has to be told before the order (BW 6:230m (1) (i), WER VI.45): the shop
 * pays what it did not tell.
 */
export function returnCents(country: CountryCode, deliveryClass: DeliveryClass): number | null {
  return deliveryClass === 'two_man' ? collectionCents[country] : null
}
