import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { shipment } from './shipment-tables.ts'
import { order, orderLine } from './tables.ts'

/** Lists orders whose last parcel left between two moments, by id; refunded orders are left out. */
export async function listSentOrders(
  db: Connection,
  { from, until, after, limit }: { from: Date; until: Date; after: string | undefined; limit: number },
) {
  const lastLeft = sql`max(${shipment.shippedAt})`
  return db
    .select({ id: order.id, number: order.number, email: order.email, details: order.details })
    .from(order)
    .innerJoin(shipment, eq(shipment.orderId, order.id))
    .where(
      and(
        inArray(order.status, ['shipped', 'delivered']),
        after === undefined ? undefined : gt(order.id, after),
      ),
    )
    .groupBy(order.id)
    .having(sql`${lastLeft} > ${from.toISOString()} and ${lastLeft} <= ${until.toISOString()}`)
    .orderBy(asc(order.id))
    .limit(limit)
}
export type SentOrder = Awaited<ReturnType<typeof listSentOrders>>[number]

/** Returns the variant of an order line. */
export async function findVariantOfLine(db: Connection, lineId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ variantId: orderLine.variantId })
    .from(orderLine)
    .where(eq(orderLine.id, lineId))
  return row?.variantId
}
