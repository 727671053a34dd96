import type { Checkout } from '@sluimer/contract/checkout/schemas'
import type { Deps } from '../../platform/deps.ts'
import { findDefaultAddresses } from '../customer/addresses/find-default-addresses.ts'
import { findVisitor } from '../customer/session/find-visitor.ts'

/**
 * Returns what the account of a customer knows of them, for the form of the checkout; undefined for a guest. Nothing of it is
 * saved for the cart before the customer sends the form.
 */
export async function findKnownDetails(
  deps: Pick<Deps, 'db' | 'clock'>,
  sessionToken: string | undefined,
): Promise<Checkout['details'] | undefined> {
  const visitor = await findVisitor(deps, sessionToken)
  if (visitor === undefined) return undefined
  const { id, email, details } = visitor.customer
  const { billing, shipping } = await findDefaultAddresses(deps.db, id)
  const person = { ...details, email, birthdate: '', loaded: true }
  return {
    person,
    customer: person,
    billing: billing ?? null,
    sameDeliveryAddress: shipping === undefined,
    shipping: shipping ? { ...shipping, name: shipping.name ?? '' } : null,
  }
}
