import { and, desc, eq, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import type { OrderRow } from '../rows/order.queries.ts'
import { orderOwner } from '../rows/owner-tables.ts'
import { order, orderLine } from '../rows/tables.ts'

export type OwnerRow = typeof orderOwner.$inferSelect

/** Gives an order to the account of who placed it. An order that has an account keeps it. */
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

/** An order that was replaced or given up before it was paid is nothing that a customer remembers. */
const isShown = or(not(inArray(order.status, ['new', 'canceled'])), isNotNull(order.paidAt))
const belongsTo = (customerId: string) =>
  and(eq(orderOwner.customerId, customerId), isNull(orderOwner.leftAt))

export interface OwnOrder {
  readonly order: OrderRow
  readonly how: OwnerRow['how']
  /** Names of the goods, in the order of the lines. */
  readonly goods: readonly string[]
}

/** Lists the orders of an account, the newest first. */
export async function listOwnOrders(db: Connection, customerId: string, limit: number): Promise<OwnOrder[]> {
  const goods = sql<string[]>`array(${db
    .select({ name: orderLine.name })
    .from(orderLine)
    .where(eq(orderLine.orderId, order.id))
    .orderBy(orderLine.position)})`
  return db
    .select({ order, how: orderOwner.how, goods })
    .from(orderOwner)
    .innerJoin(order, eq(order.id, orderOwner.orderId))
    .where(and(belongsTo(customerId), isShown))
    .orderBy(desc(order.placedAt), desc(order.number))
    .limit(limit)
}

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
