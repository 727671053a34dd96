import type { Checkout } from '@sluimer/contract/checkout/schemas'
import type { Connection } from '../../platform/db/database.ts'
import { findDefaultAddresses } from '../customer/addresses/find-default-addresses.ts'
import type { LoggedIn } from '../customer/session/find-visitor.ts'

/**
 * Returns what the account of a customer knows of them, for the form of the checkout; undefined for a guest. Nothing of it is
 * saved for the cart before the customer sends the form.
 */
export async function findKnownDetails(
  db: Connection,
  visitor: LoggedIn | undefined,
): Promise<Checkout['details'] | undefined> {
  if (visitor === undefined) return undefined
  const { id, email, details } = visitor.customer
  const { billing, shipping } = await findDefaultAddresses(db, id)
  const person = { ...details, email, birthdate: '', loaded: true }
  return {
    person,
    customer: person,
    billing: billing ?? null,
    sameDeliveryAddress: shipping === undefined,
    shipping: shipping ?? null,
  }
}
