import { relevantHistoryDays } from '@sluimer/domain/catalog/price'
import type { Deal } from '@sluimer/domain/deal/deal'
import { and, asc, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { deal } from '../tables/deal-tables.ts'

/** A deal with what prices are computed from. */
export type DealRow = Deal & Pick<typeof deal.$inferSelect, 'id' | 'variantId' | 'kind'>

/** Returns the deals of variants that have begun, oldest first, as far back as they can affect a former price. */
export function findDeals(
  db: Connection,
  variantIds: readonly number[],
  at: Date,
): Promise<ReadonlyMap<number, DealRow[]>> {
  return findDealsThat(lte(deal.startsAt, at), db, variantIds, at)
}

/** Returns the same deals and those that are planned. */
export function findDealsAndPlans(
  db: Connection,
  variantIds: readonly number[],
  at: Date,
): Promise<ReadonlyMap<number, DealRow[]>> {
  return findDealsThat(undefined, db, variantIds, at)
}

async function findDealsThat(
  condition: SQL | undefined,
  db: Connection,
  variantIds: readonly number[],
  at: Date,
): Promise<ReadonlyMap<number, DealRow[]>> {
  if (variantIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: deal.id,
      variantId: deal.variantId,
      kind: deal.kind,
      priceCents: deal.priceCents,
      startsAt: deal.startsAt,
      endsAt: deal.endsAt,
      endedAt: deal.endedAt,
      pieceCap: deal.pieceCap,
      piecesTaken: deal.piecesTaken,
      usedUpAt: deal.usedUpAt,
    })
    .from(deal)
    .where(
      and(
        inArray(deal.variantId, [...variantIds]),
        condition,
        sql`${deal.endsAt} > ${at.toISOString()}::timestamptz - make_interval(days => ${relevantHistoryDays})`,
      ),
    )
    .orderBy(asc(deal.startsAt))
  return Map.groupBy(rows, (row) => row.variantId)
}
