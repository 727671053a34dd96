import type { AddressBook } from '@sluimer/contract/account/address-schemas'
import type { BillingAddress, ShippingAddress } from '@sluimer/contract/address/schemas'
import type { AddressRow } from '../rows/address.queries.ts'

/** Returns the rows in their order as the two lists of the contract. */
export function toAddressBook(rows: readonly AddressRow[]): AddressBook {
  const ofKind = (wanted: AddressRow['kind']) => rows.filter(({ kind }) => kind === wanted)
  return {
    billing: ofKind('billing').map(({ id, isDefault, address }) => ({
      id,
      isDefault,
      address: toBillingAddress(address),
    })),
    shipping: ofKind('shipping').map(({ id, isDefault, address }) => ({ id, isDefault, address })),
  }
}

/** Returns an address to bill to, which has no names: the bill has the customer's own. */
export function toBillingAddress({
  first_name: _first,
  last_name: _last,
  name: _name,
  ...address
}: ShippingAddress): BillingAddress {
  return address
}
