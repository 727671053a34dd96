import { and, asc, desc, eq, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { buildOnce, given } from '../../../platform/db/build-once.ts'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { gatherInsert, gatherUpdate } from '../../../platform/db/gather-writes.ts'
import { rowsInside } from '../../../platform/db/rows-inside.ts'
import { order, orderEvent, orderLine } from './tables.ts'

export type OrderRow = typeof order.$inferSelect
export type OrderLineRow = typeof orderLine.$inferSelect

/** Returns the next number of the range. It stays used when the transaction fails, so numbers have gaps. */
export async function takeNextOrderSequence(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ next: string }>(sql`select nextval('order_number') as next`)
  return Number(rows[0]?.next)
}

interface Happening {
  at: Date
  type: string
  data?: Record<string, unknown>
}

/** Writes an order with its lines and its first event. */
export function insertOrder(
  tx: Tx,
  row: OrderRow,
  { lines, event }: { lines: readonly (typeof orderLine.$inferInsert)[]; event: Happening },
): void {
  gatherInsert(tx, order, [row])
  gatherInsert(tx, orderLine, lines)
  recordOrderEvent(tx, row.id, event)
}

export async function findOrder(db: Connection, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(order).where(eq(order.id, id))
  return row
}

/** Returns an order by its id as a field of a query: one row, or none. */
export function ordersInside(id: string): SQL<OrderRow[]> {
  return rowsInside(order, { where: eq(order.id, id) })
}

/** Returns when an order was placed, as a query. */
export function placedAtOfOrder(id: string): SQL {
  return sql`(select ${order.placedAt} from ${order} where ${order.id} = ${id})`
}

/** Returns an order by its public id as a field of a query: one row, or none. */
export function publicOrdersInside(publicId: string | SQL): SQL<OrderRow[]> {
  return rowsInside(order, { where: eq(order.publicId, publicId) })
}

/** Returns the id of the order with a public id, as a query. */
export function idOfPublicOrder(publicId: string | SQL): SQL {
  return sql`(select ${order.id} from ${order} where ${order.publicId} = ${publicId})`
}

export async function findOrderByPublicId(db: Connection, publicId: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(order).where(eq(order.publicId, publicId))
  return row
}

export async function findOrderByNumber(db: Connection, number: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(order).where(eq(order.number, number))
  return row
}

/** Returns when the last delivery of an order was reported; undefined when none was. */
export async function findDeliveredAt(db: Connection, orderId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: orderEvent.at })
    .from(orderEvent)
    .where(and(eq(orderEvent.orderId, orderId), eq(orderEvent.type, 'delivered')))
    .orderBy(desc(orderEvent.at))
    .limit(1)
  return row?.at
}

/** Deletes the answers to payment methods of orders that were placed before `before`, and returns how many. */
export async function forgetPaymentAnswersOfOrders(db: Connection, before: Date): Promise<number> {
  const rows = await db
    .update(order)
    .set({ paymentAnswers: null })
    .where(and(isNotNull(order.paymentAnswers), lt(order.placedAt, before)))
    .returning({ id: order.id })
  return rows.length
}

/** Locks an order until the transaction ends. Its cart must be locked before it. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow> {
  const row = await lockOrderIfAny(tx, id)
  if (row === undefined) throw new Error(`order ${id} is gone`)
  return row
}

/** Locks an order that may be gone. */
export async function lockOrderIfAny(tx: Tx, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(order).where(eq(order.id, id)).for('update')
  return row
}

/** Returns the id of the cart of an order, as a query. */
export function cartIdOfOrder(id: string | SQL): SQL {
  return sql`(select ${order.cartId} from ${order} where ${order.id} = ${id})`
}

/** Returns the paid order of a cart. */
export async function findPaidOrderOfCart(db: Connection, cartId: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.cartId, cartId), isNotNull(order.paidAt)))
    .orderBy(desc(order.paidAt))
    .limit(1)
  return row
}

/** Returns the one unpaid order of a cart, locked. The cart must be locked before it. */
export async function lockUnpaidOrder(tx: Tx, cartId: string): Promise<OrderRow | undefined> {
  const [row] = await lockUnpaid(tx, { cartId })
  return row
}

const lockUnpaid = buildOnce<{ cartId: string }, OrderRow[]>((db) =>
  db
    .select()
    .from(order)
    // Written as in the index of unpaid orders: with values in their place PostgreSQL would plan this anew each time.
    .where(and(eq(order.cartId, given('cartId')), sql`${order.status} in ('new', 'awaiting_payment')`))
    .for('update'),
)

export async function updateOrder(
  tx: Tx,
  id: string,
  changes: Partial<typeof order.$inferInsert>,
): Promise<OrderRow> {
  const [row] = await tx.update(order).set(changes).where(eq(order.id, id)).returning()
  if (row === undefined) throw new Error(`order ${id} is gone`)
  return row
}

/** Does the same to an order that the transaction holds locked, or wrote itself, when nobody needs the order after it. */
export function changeOrder(tx: Tx, id: string, changes: Partial<typeof order.$inferInsert>): void {
  gatherUpdate(tx, order, tx.update(order).set(changes).where(eq(order.id, id)))
}

export function listOrderLines(db: Connection, orderId: string): Promise<OrderLineRow[]> {
  return db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.position))
}

/** Returns the same lines as a field of a query. */
export function orderLinesInside(orderId: string | SQL): SQL<OrderLineRow[]> {
  return rowsInside(orderLine, { where: eq(orderLine.orderId, orderId), orderBy: asc(orderLine.position) })
}

/** Returns the keys of the pictures of an order's lines, as a query. */
export function lineImageKeys(orderId: string): SQL {
  return sql`select ${orderLine.imageKey} from ${orderLine} where ${orderLine.orderId} = ${orderId}`
}

/** Updates when a line arrives. */
export async function setLineDelivery(tx: Tx, lineId: string, delivery: string): Promise<void> {
  await tx.update(orderLine).set({ delivery }).where(eq(orderLine.id, lineId))
}

/** Lists orders whose stock is held longer than agreed, the most overdue first. */
export function listOverdueOrders(db: Connection, now: Date, limit: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(order)
    .where(and(eq(order.status, 'awaiting_payment'), lte(order.reservedUntil, now)))
    .orderBy(asc(order.reservedUntil))
    .limit(limit)
}

/** Records what happened to an order, for staff and for finding faults. */
export function recordOrderEvent(tx: Tx, orderId: string, { at, type, data = {} }: Happening): void {
  gatherInsert(tx, orderEvent, [{ orderId, at, type, data }])
}

/** Whether an event of this type, with these data among its own, was recorded for an order. */
export async function hasOrderEvent(
  db: Connection,
  orderId: string,
  type: string,
  data: Record<string, unknown>,
): Promise<boolean> {
  const isIt = and(eq(orderEvent.orderId, orderId), eq(orderEvent.type, type))
  const holds = sql`${orderEvent.data} @> ${JSON.stringify(data)}::jsonb`
  return (await db.$count(orderEvent, and(isIt, holds))) > 0
}

/** Returns the ids of the composed beds in orders that are not paid yet, once for each line. */
export async function listUnpaidBedIds(db: Connection): Promise<string[]> {
  const rows = await db
    .select({ configuration: orderLine.configuration })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(and(inArray(order.status, ['new', 'awaiting_payment']), isNotNull(orderLine.configuration)))
  return rows.flatMap(({ configuration }) => configuration?.id ?? [])
}
