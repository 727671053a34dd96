import type { Tx } from '../../../platform/db/database.ts'
import { insertOwnerOfMailbox } from './owner.queries.ts'

/**
 * Gives an account the orders that were placed as a guest with its mailbox. The caller has just seen proof that the
 * mailbox is the customer's: an address alone proves nothing, since anybody can type it.
 */
export async function joinGuestOrders(
  tx: Tx,
  customer: { readonly id: string; readonly emailName: string },
  now: Date,
): Promise<void> {
  await insertOwnerOfMailbox(tx, { customerId: customer.id, emailName: customer.emailName, at: now })
}
