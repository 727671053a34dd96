import type { AddressBook } from '@sluimer/contract/account/address-schemas'
import type { BillingAddress, ShippingAddress } from '@sluimer/contract/address/schemas'
import type { Checkout } from '@sluimer/contract/checkout/schemas'
import { formatPostcode } from '@sluimer/domain/address/postcode'

export type Section = keyof AddressBook
export const sections = ['billing', 'shipping'] as const satisfies readonly Section[]

/** The fields that name a kept address by its id, or say that another one is typed. */
export const keptNames = { billing: 'billingKept', shipping: 'shippingKept' } as const
export const otherAddressValue = 'other'

type Details = Checkout['details']
type Address = BillingAddress & Partial<ShippingAddress>

/** Whether a form names a kept address instead of typing one. */
export function isKept(value: string | undefined): value is string {
  return value !== undefined && value !== '' && value !== otherAddressValue
}

/**
 * Returns which address of a kind is chosen at first: the one that was saved for this cart, or else the default of the account.
 * Undefined when the account keeps none of the kind, so that there is nothing to choose.
 */
export function chooseKept(section: Section, details: Details, book: AddressBook): string | undefined {
  const kept: readonly { id: string; address: Address }[] = book[section]
  const isSaved = details.person !== null && !details.person.loaded
  const saved = isSaved ? details[section] : null
  if (kept.length === 0 || saved === null) return kept[0]?.id
  const line = toComparable(saved)
  return kept.find(({ address }) => toComparable(address) === line)?.id ?? otherAddressValue
}

/** Returns an address in one line, as it stands on an envelope: "Robin Proef, Kerkstraat 1 A, 1071 XX Amsterdam". */
export function describeAddress(address: Address): string {
  const { country_code, company, street, house_number, extension, zipcode, city } = address
  const receiver = address.name || `${address.first_name ?? ''} ${address.last_name ?? ''}`
  const house = `${street} ${house_number} ${extension}`
  const parts = [receiver, company, house, `${formatPostcode(country_code, zipcode)} ${city}`]
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')
}

const toComparable = (address: NonNullable<Details[Section]>) =>
  `${address.country_code} ${describeAddress(address as Address)}`
