import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { orderOwner } from '../rows/owner-tables.ts'
import { order } from '../rows/tables.ts'

export type OwnerRow = typeof orderOwner.$inferSelect

/** Gives an order to the account of the customer who placed it. An order that has an account keeps it. */
export async function insertOwner(tx: Tx, row: Omit<OwnerRow, 'leftAt'>): Promise<void> {
  await tx.insert(orderOwner).values(row).onConflictDoNothing()
}

/** Gives all orders that were placed with a mailbox and have no account to its owner; returns how many there were. */
export async function insertOwnerOfMailbox(
  tx: Tx,
  { customerId, emailName, at }: { customerId: string; emailName: string; at: Date },
): Promise<number> {
  const how = sql<OwnerRow['how']>`'mailbox'`.as('how')
  const joinedAt = sql<Date>`${at.toISOString()}::timestamptz`.as('joined_at')
  const { rowCount } = await tx
    .insert(orderOwner)
    .select(
      tx
        .select({
          orderId: order.id,
          customerId: sql<string>`${customerId}::uuid`.as('customer_id'),
          how,
          joinedAt,
          leftAt: sql<Date | null>`null::timestamptz`.as('left_at'),
        })
        .from(order)
        .where(eq(sql`lower(${order.email} collate "C")`, emailName)),
    )
    .onConflictDoNothing()
  return rowCount ?? 0
}

/** Which rows put an order in this account now. */
export const belongsTo = (customerId: string) =>
  and(eq(orderOwner.customerId, customerId), isNull(orderOwner.leftAt))

/** Returns how an order came to an account; undefined when it is not there. */
export async function findOwner(
  db: Connection,
  customerId: string,
  publicId: string,
): Promise<OwnerRow | undefined> {
  const [row] = await db
    .select({ owner: orderOwner })
    .from(orderOwner)
    .innerJoin(order, eq(order.id, orderOwner.orderId))
    .where(and(belongsTo(customerId), eq(order.publicId, publicId)))
  return row?.owner
}

export async function setOwnerLeft(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx.update(orderOwner).set({ leftAt: at }).where(eq(orderOwner.orderId, orderId))
}
