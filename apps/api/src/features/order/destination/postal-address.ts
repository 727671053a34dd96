import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { type CountryCode, countryNames } from '@sluimer/domain/address/country'
import { formatPostcode } from '@sluimer/domain/address/postcode'

export interface PostalAddress {
  name: string
  lines: string[]
}

/** Returns the billing address as it is written on an envelope. */
export function toBillingAddress({ customer, billing }: CheckoutCustomer): PostalAddress {
  const company = customer.type === 'company' ? customer.company : billing.company
  return {
    name: `${customer.first_name} ${customer.last_name}`,
    lines: [company, ...toLines(billing)].filter((line) => line !== ''),
  }
}

/** Returns the delivery address. If it has no name of its own, it bears the name of the person who ordered. */
export function toShippingAddress(details: CheckoutCustomer): PostalAddress {
  const { shipping } = details
  if (details.sameDeliveryAddress || shipping === null) return toBillingAddress(details)
  const ownName = `${shipping.first_name} ${shipping.last_name}`.trim()
  return {
    name: ownName === '' ? toBillingAddress(details).name : ownName,
    lines: [shipping.company, ...toLines(shipping)].filter((line) => line !== ''),
  }
}

interface Address {
  country_code: CountryCode
  zipcode: string
  house_number: string
  extension: string
  street: string
  city: string
}

/** Returns street, house number and extension as one line. */
export function formatStreet(address: Pick<Address, 'street' | 'house_number' | 'extension'>): string {
  const number = [address.house_number, address.extension].filter((part) => part !== '').join(' ')
  return `${address.street} ${number}`
}

function toLines(address: Address): string[] {
  return [
    formatStreet(address),
    `${formatPostcode(address.country_code, address.zipcode)} ${address.city}`,
    countryNames[address.country_code],
  ]
}
