import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { orderOwner } from '../rows/owner-tables.ts'
import { order } from '../rows/tables.ts'

/** An order in one of these states is paid, and not sent yet. */
const open = ['paid', 'processing'] as const

/**
 * Whether a customer has an order that is not sent yet, or that was placed since a moment, also one placed as a guest
 * with their mailbox. Its papers, returns and guarantee are found in the account.
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
