import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { type DeliveryArea, toDeliveryArea } from '@sluimer/domain/delivery/areas'
import { toDeliveryCountry } from './delivery-country.ts'

/** Returns the postcode of the delivery address, in the form in which it is stored. */
export function toDeliveryPostcode({ sameDeliveryAddress, billing, shipping }: CheckoutCustomer): string {
  return sameDeliveryAddress || shipping === null ? billing.zipcode : shipping.zipcode
}

/** Returns the delivery area. Islands have their own rounds and prices. */
export function toOrderArea(details: CheckoutCustomer): DeliveryArea {
  return toDeliveryArea(toDeliveryCountry(details), toDeliveryPostcode(details))
}
