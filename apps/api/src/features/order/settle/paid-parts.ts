import type { SQL } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { readValues } from '../../../platform/db/read-values.ts'
import type { CartItemRow } from '../../cart/rows/cart-item.queries.ts'
import { cartItemsInside } from '../../cart/rows/cart-item.queries.ts'
import { contentInside } from '../../content/block/content.queries.ts'
import type { HeldStock } from '../hold/order-stock.ts'
import { lockHeldStock } from '../hold/order-stock.ts'
import { heldInside } from '../hold/reservation.queries.ts'
import { cartIdOfOrder } from '../rows/order.queries.ts'

/** What settling a paid order needs besides the order and its payments. */
export interface PaidParts {
  readonly held: HeldStock
  /** What is in its cart now. */
  readonly items: readonly CartItemRow[]
  /** The content of the footer, which says who sells. */
  readonly footer: unknown
}

/** Returns the parts that are read, as fields of a query. */
export function paidPartsInside(orderId: string | SQL) {
  return {
    reserved: heldInside(orderId),
    items: cartItemsInside(cartIdOfOrder(orderId)),
    footer: contentInside('footer'),
  }
}

/** Locks the goods of an order and reads the parts, in one send. The caller holds the locks of cart and order. */
export async function lockPaidParts(tx: Tx, orderId: string): Promise<PaidParts> {
  const [stock, { reserved, items, footer }] = await Promise.all([
    lockHeldStock(tx, orderId),
    readValues(tx, paidPartsInside(orderId)),
  ])
  return { held: { stock, lines: reserved }, items, footer }
}
