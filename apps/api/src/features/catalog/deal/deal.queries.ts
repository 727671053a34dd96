import { relevantHistoryDays } from '@sluimer/domain/catalog/price'
import type { Deal } from '@sluimer/domain/deal/deal'
import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { isAmong } from '../../../platform/db/is-among.ts'
import { rowsInside } from '../../../platform/db/rows-inside.ts'
import { deal } from '../tables/deal-tables.ts'
import type { variant } from '../tables/variant-tables.ts'

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

/** Returns the same deals as a field of a query that reads variants. */
export function dealsInside(variantId: typeof variant.id, at: Date | SQL): SQL<DealRow[]> {
  const where = and(eq(deal.variantId, variantId), lte(deal.startsAt, at), mayAffectFormerPrice(at))
  return rowsInside(deal, { where, orderBy: asc(deal.startsAt) })
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
    .where(and(isAmong(deal.variantId, variantIds), condition, mayAffectFormerPrice(at)))
    .orderBy(asc(deal.startsAt))
  return Map.groupBy(rows, (row) => row.variantId)
}

function mayAffectFormerPrice(at: Date | SQL): SQL {
  const moment = at instanceof Date ? sql`${at.toISOString()}::timestamptz` : at
  return sql`${deal.endsAt} > ${moment} - make_interval(days => ${relevantHistoryDays})`
}
