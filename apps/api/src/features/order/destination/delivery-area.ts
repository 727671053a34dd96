import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { type DeliveryArea, toDeliveryArea } from '@sluimer/domain/delivery/areas'
import { countryOf } from './delivery-country.ts'

/** Returns the postcode of the delivery address, in the form in which it is stored. */
export function postcodeOf({ sameDeliveryAddress, billing, shipping }: CheckoutCustomer): string {
  return sameDeliveryAddress || shipping === null ? billing.zipcode : shipping.zipcode
}

/** Returns the delivery area. Islands have their own rounds and prices. */
export function areaOf(details: CheckoutCustomer): DeliveryArea {
  return toDeliveryArea(countryOf(details), postcodeOf(details))
}
