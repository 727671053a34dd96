import { and, desc, eq, isNull, max } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { invoice } from '../rows/invoice-tables.ts'
import type { OrderRow } from '../rows/order.queries.ts'
import { orderOwner } from '../rows/owner-tables.ts'
import { order } from '../rows/tables.ts'

/** An order of an account, with what decides how long it is kept. */
export interface OrderOfOwner extends Pick<OrderRow, 'id' | 'cartId' | 'number' | 'placedAt' | 'vatCountry'> {
  /** The moment of its last paper or change of money. */
  readonly lastAt: Date
  /** Whether money came for it, or it has an invoice: tax law then keeps it. */
  readonly isBinding: boolean
}

/** Lists every order that is in an account, the newest first, also those that were never paid. */
export async function listOrdersOfOwner(db: Connection, customerId: string): Promise<OrderOfOwner[]> {
  const { id, cartId, number, placedAt, vatCountry, paidAt, status } = order
  const issuedAt = max(invoice.issuedAt)
  const rows = await db
    .select({ id, cartId, number, placedAt, vatCountry, paidAt, status, issuedAt })
    .from(orderOwner)
    .innerJoin(order, eq(order.id, orderOwner.orderId))
    .leftJoin(invoice, eq(invoice.orderId, order.id))
    .where(and(eq(orderOwner.customerId, customerId), isNull(orderOwner.leftAt)))
    .groupBy(order.id)
    .orderBy(desc(order.placedAt), desc(order.number))
  return rows.map((row) => ({
    ...row,
    lastAt: row.issuedAt ?? row.paidAt ?? row.placedAt,
    isBinding: row.paidAt !== null || row.issuedAt !== null || !neverBinding.has(row.status),
  }))
}

/** What is in one of these states without a payment is deleted like a cart (expire/forget-unpaid-orders.job.ts). */
const neverBinding: ReadonlySet<OrderRow['status']> = new Set(['new', 'awaiting_payment', 'canceled'])
