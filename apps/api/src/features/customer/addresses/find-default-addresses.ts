import type { BillingAddress, ShippingAddress } from '@sluimer/contract/address/schemas'
import type { Connection } from '../../../platform/db/database.ts'
import { listAddresses } from '../rows/address.queries.ts'
import { toBillingAddress } from './to-address-book.ts'

/** What the checkout fills in for a customer; undefined for a kind of which they keep none. */
export interface DefaultAddresses {
  readonly billing: BillingAddress | undefined
  readonly shipping: ShippingAddress | undefined
}

/** Returns the addresses that a customer wants to find filled in. */
export async function findDefaultAddresses(db: Connection, customerId: string): Promise<DefaultAddresses> {
  const defaults = (await listAddresses(db, customerId)).filter(({ isDefault }) => isDefault)
  const billing = defaults.find(({ kind }) => kind === 'billing')
  const shipping = defaults.find(({ kind }) => kind === 'shipping')
  return { billing: billing && toBillingAddress(billing.address), shipping: shipping?.address }
}
