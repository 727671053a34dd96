import type { Tx } from '../../../platform/db/database.ts'
import type { OrderRow } from '../rows/order.queries.ts'
import { insertOwner } from './owner.queries.ts'

/** Gives an order to the account of the customer who placed it. */
export async function giveOrder(
  tx: Tx,
  { id: orderId }: Pick<OrderRow, 'id'>,
  { customerId, now }: { customerId: string; now: Date },
): Promise<void> {
  await insertOwner(tx, { orderId, customerId, how: 'placed', joinedAt: now })
}
