import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { deal } from '../tables/deal-tables.ts'

/** Finds a deal that nobody has ended, and locks it until the transaction ends. */
export async function findPlannedDeal(tx: Tx, id: number) {
  const [row] = await tx
    .select()
    .from(deal)
    .where(and(eq(deal.id, id), isNull(deal.endedAt)))
    .for('no key update')
  return row
}

/** Whether another deal of the variant overlaps this period; one that ended before it began does not. */
export async function findOverlap(
  tx: Tx,
  {
    id = 0,
    variantId,
    startsAt,
    endsAt,
  }: { id?: number | undefined; variantId: number; startsAt: Date; endsAt: Date },
): Promise<boolean> {
  const wanted = sql`tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz)`
  const rows = await tx
    .select({ id: deal.id })
    .from(deal)
    .where(
      and(
        eq(deal.variantId, variantId),
        ne(deal.id, id),
        sql`tstzrange(${deal.startsAt}, coalesce(${deal.endedAt}, ${deal.endsAt})) && ${wanted}`,
      ),
    )
    .limit(1)
  return rows.length > 0
}
