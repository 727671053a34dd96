import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import type { CountryCode } from '@sluimer/domain/address/country'

/** Where the goods go. */
export function countryOf(details: CheckoutCustomer): CountryCode {
  return details.sameDeliveryAddress
    ? details.billing.country_code
    : (details.shipping?.country_code ?? details.billing.country_code)
}
