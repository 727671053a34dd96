import { payableMs } from '@sluimer/domain/order/progress'
import { and, asc, desc, eq, gt, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import type { OrderRow } from '../rows/order.queries.ts'
import { orderOwner } from '../rows/owner-tables.ts'
import { order, orderEvent, orderLine } from '../rows/tables.ts'
import { belongsTo, type OwnerRow } from './owner.queries.ts'

/** Which part of an account's orders is asked for. Both numbers are of an order that is or was in the account. */
export interface OwnOrdersWish {
  readonly olderThan?: string | undefined
  readonly newerThan?: string | undefined
  readonly limit: number
  readonly now: Date
}

export interface OwnOrderRow {
  readonly order: OrderRow
  readonly how: OwnerRow['how']
}

/**
 * Lists orders of an account, the newest first. The place in the list is found by the moment and the number of an order, so
 * that nothing is skipped or comes twice when an order is placed meanwhile.
 */
export async function listOwnOrders(
  db: Connection,
  customerId: string,
  { olderThan, newerThan, limit, now }: OwnOrdersWish,
): Promise<OwnOrderRow[]> {
  const place = sql`(${order.placedAt}, ${order.number})`
  const from = olderThan ?? newerThan
  const isBackwards = olderThan === undefined && newerThan !== undefined
  const isBeyond =
    from === undefined
      ? undefined
      : sql`${place} ${isBackwards ? sql`>` : sql`<`} (${selectPlace(customerId, from)})`
  const direction = isBackwards ? asc : desc
  const rows = await db
    .select({ order, how: orderOwner.how })
    .from(orderOwner)
    .innerJoin(order, eq(order.id, orderOwner.orderId))
    .where(and(belongsTo(customerId), isRemembered(now), isBeyond))
    .orderBy(direction(order.placedAt), direction(order.number))
    .limit(limit)
  return isBackwards ? rows.reverse() : rows
}

/** Finds the place of an order in the list, also after it was taken out of the account; nothing for a stranger's. */
function selectPlace(customerId: string, number: string): SQL {
  return sql`select c.placed_at, c.number from ${order} c join ${orderOwner} o on o.order_id = c.id
    where o.customer_id = ${customerId} and c.number = ${number}`
}

/**
 * Whether customers remember such an order: one for which money came, or may still come. What was replaced or given up before
 * it was paid is left out, and so is what can no longer be paid.
 */
function isRemembered(now: Date): SQL | undefined {
  const payableSince = new Date(now.getTime() - payableMs)
  return or(
    isNotNull(order.paidAt),
    inArray(order.paymentStatus, ['authorized', 'paid', 'refunded']),
    and(
      ne(order.status, 'canceled'),
      or(eq(order.paymentStatus, 'pending'), gt(order.placedAt, payableSince)),
    ),
  )
}

/** Lists what was recorded about orders, each in the sequence in which it happened. */
export async function listOrderEvents(db: Connection, orderIds: readonly string[]) {
  return db
    .select({
      orderId: orderEvent.orderId,
      type: orderEvent.type,
      at: orderEvent.at,
      data: orderEvent.data,
    })
    .from(orderEvent)
    .where(inArray(orderEvent.orderId, [...orderIds]))
    .orderBy(asc(orderEvent.id))
}

/** Lists the goods of orders in the sequence of their lines, with where their pictures are found. */
export async function listGoods(db: Connection, orderIds: readonly string[]) {
  return db
    .select({
      orderId: orderLine.orderId,
      name: orderLine.name,
      quantity: orderLine.quantity,
      imageKey: orderLine.imageKey,
      configurationId: sql<string | null>`${orderLine.configuration}->>'id'`,
    })
    .from(orderLine)
    .where(inArray(orderLine.orderId, [...orderIds]))
    .orderBy(asc(orderLine.position))
}
