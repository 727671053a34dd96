import type { IsoDate } from '@sluimer/domain/time/amsterdam'
import { and, asc, gt, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { order } from './tables.ts'

/** Lists the ids of orders whose buyers chose a day, by id; what is done with is left out. */
export async function listOrdersOfDay(
  db: Connection,
  { date, after, limit }: { date: IsoDate; after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        inArray(order.status, ['paid', 'processing', 'shipped']),
        sql`${order.deliverySlot}->>'date' = ${date}`,
        after === undefined ? undefined : gt(order.id, after),
      ),
    )
    .orderBy(asc(order.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}
