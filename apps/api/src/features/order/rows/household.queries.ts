import { and, arrayOverlaps, eq, gt, ne, notInArray, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { lockName } from '../../../platform/db/lock-name.ts'
import { order, orderLine } from './tables.ts'

/** Makes orders with a name in common wait for each other, always in the same sequence so that none block one another. */
export async function lockHousehold(tx: Tx, keys: readonly string[]): Promise<void> {
  for (const key of keys.toSorted()) await lockName(tx, `household:${key}`)
}

/** Counts the samples of orders under any of these names since a moment. Orders that came to nothing do not count. */
export async function countHouseholdSamples(
  db: Connection,
  keys: readonly string[],
  { since, exceptId }: { since: Date; exceptId: string | undefined },
): Promise<number> {
  const rows = await db
    .select({ pieces: sql<number>`coalesce(sum(${orderLine.quantity}), 0)::int` })
    .from(order)
    .innerJoin(orderLine, and(eq(orderLine.orderId, order.id), orderLine.isSample))
    .where(
      and(
        arrayOverlaps(order.sampleKeys, [...keys]),
        gt(order.placedAt, since),
        notInArray(order.status, ['new', 'canceled']),
        exceptId === undefined ? undefined : ne(order.id, exceptId),
      ),
    )
  return rows[0]?.pieces ?? 0
}
