import { and, asc, eq, exists, gte, inArray, lt, ne, not, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { invoice } from '../rows/invoice-tables.ts'
import { orderOwner } from '../rows/owner-tables.ts'
import { order } from '../rows/tables.ts'

/** Lists orders that still name somebody, and whose last paper is from before a moment. */
export async function listOutdatedOrders(db: Connection, before: Date, limit: number): Promise<string[]> {
  const younger = sql`(select from ${invoice} where ${and(eq(invoice.orderId, order.id), gte(invoice.issuedAt, before))})`
  const rows = await db
    .select({ id: order.id })
    .from(order)
    .where(and(lt(order.placedAt, before), ne(order.email, ''), not(exists(younger))))
    .orderBy(asc(order.placedAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Takes orders out of the accounts that have them. */
export async function deleteOwners(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await tx.delete(orderOwner).where(inArray(orderOwner.orderId, [...orderIds]))
}
