import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import {
  dealReservation,
  deliveryReservation,
  order,
  orderEvent,
  orderLine,
  stockReservation,
} from '../rows/tables.ts'

/** Lists orders placed before a moment that nobody paid and nobody can pay any more. */
export async function listForgettableOrders(db: Connection, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: order.id })
    .from(order)
    .where(and(inArray(order.status, ['new', 'canceled']), isNull(order.paidAt), lt(order.placedAt, before)))
    .orderBy(asc(order.placedAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Deletes an order with the rows in its own tables. Throws when anything else still refers to it. */
export async function deleteOrder(tx: Tx, id: string): Promise<void> {
  for (const table of [orderEvent, orderLine, stockReservation, dealReservation, deliveryReservation])
    await tx.delete(table).where(eq(table.orderId, id))
  await tx.delete(order).where(eq(order.id, id))
}
