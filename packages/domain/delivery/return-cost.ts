import type { CountryCode } from '../address/country.ts'
import type { DeliveryClass } from './goods.ts'

/** The price, with VAT, of collecting goods that two people brought. The page on returns names the same price. */
export const collectionCents: Readonly<Record<CountryCode, number>> = { NL: 2995, BE: 3995 }

/**
 * Returns what the shop charges, in cents, for goods that come back because the shopper changed their mind. Null means
 * nothing: the shopper sends them with a carrier of their own and pays for that. The shop has to state this cost before
 * the order (BW 6:230m (1) (i), WER VI.45) and must pay it when it did not.
 */
export function calculateReturnCents(country: CountryCode, deliveryClass: DeliveryClass): number | null {
  return deliveryClass === 'two_man' ? collectionCents[country] : null
}
