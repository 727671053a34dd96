import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { type DeliveryArea, deliveryAreaOf } from '@sluimer/domain/delivery/areas'
import { countryOf } from './delivery-country.ts'

/** The postcode where the goods go, as it is stored. */
export function postcodeOf({ sameDeliveryAddress, billing, shipping }: CheckoutCustomer): string {
  return sameDeliveryAddress || shipping === null ? billing.zipcode : shipping.zipcode
}

/** The area where the goods go: islands have rounds and prices of their own. */
export function areaOf(details: CheckoutCustomer): DeliveryArea {
  return deliveryAreaOf(countryOf(details), postcodeOf(details))
}
