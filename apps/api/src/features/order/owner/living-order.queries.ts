import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { orderOwner } from '../rows/owner-tables.ts'
import { order } from '../rows/tables.ts'

/** Paid, and not sent yet. */
const open = ['paid', 'processing'] as const

/**
 * Whether a customer has an order that is not done, or that was placed since a moment; also as a guest with their mailbox. An account
 * with such an order is where its papers, returns and guarantee are found.
 */
export async function hasLivingOrder(
  db: Connection,
  { customerId, emailName, since }: { customerId: string; emailName: string; since: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ id: order.id })
    .from(order)
    .leftJoin(orderOwner, eq(orderOwner.orderId, order.id))
    .where(
      and(
        or(
          and(eq(orderOwner.customerId, customerId), isNull(orderOwner.leftAt)),
          eq(sql`lower(${order.email} collate "C")`, emailName),
        ),
        or(gte(order.placedAt, since), inArray(order.status, [...open])),
      ),
    )
    .limit(1)
  return row !== undefined
}
