import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import type { CountryCode } from '@sluimer/domain/address/country'

/** Returns the country of the delivery address. */
export function toDeliveryCountry(details: CheckoutCustomer): CountryCode {
  return details.sameDeliveryAddress
    ? details.billing.country_code
    : (details.shipping?.country_code ?? details.billing.country_code)
}
