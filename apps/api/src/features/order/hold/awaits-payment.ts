import type { Tx } from '../../../platform/db/database.ts'
import { lockUnpaidOrder } from '../rows/order.queries.ts'

/**
 * Whether the order of a cart waits for its payment; such an order is then locked until the transaction ends. The
 * caller holds the cart's lock.
 */
export async function awaitsPayment(tx: Tx, cartId: string): Promise<boolean> {
  return (await lockUnpaidOrder(tx, cartId)) !== undefined
}
