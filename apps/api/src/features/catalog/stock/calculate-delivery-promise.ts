import { defaultCountryCode } from '@sluimer/domain/address/country'
import type { DeliveryArea } from '@sluimer/domain/delivery/areas'
import type { DeliveryClass } from '@sluimer/domain/delivery/goods'
import type { DeliveryPromise } from '@sluimer/domain/delivery/promise'
import { type Destination, promiseLine } from '../../delivery/promise-line.ts'
import { countPiecesInStock, isGone, type Stock } from './availability.ts'

interface Deliverable {
  deliveryClass: DeliveryClass
  leadTimeDays: number | null
  condition: 'new' | 'used'
}

/** The destination that pages assume until the visitor tells a postcode: the mainland of the default country. */
export const areaOfPages: DeliveryArea = defaultCountryCode

/** Returns when one piece arrives if it is ordered now; a cart with the same destination shows the same. */
export function calculateDeliveryPromise(
  product: Deliverable,
  variant: Stock,
  destination: Destination,
  at: Date,
): DeliveryPromise {
  const line = {
    ...product,
    pieces: countPiecesInStock(variant),
    isGone: isGone(product, variant),
    quantity: 1,
    weightGrams: null,
  }
  return promiseLine(line, destination, at)
}
