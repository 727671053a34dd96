import { relevantHistoryDays } from '@sluimer/domain/catalog/price'
import { listChargedPrices } from '@sluimer/domain/deal/list-charged-prices'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { rowsInside } from '../../../platform/db/rows-inside.ts'
import { type DealRow, findDeals } from '../deal/deal.queries.ts'
import { priceHistory } from '../tables/price-tables.ts'
import type { variant } from '../tables/variant-tables.ts'

export interface PriceRow {
  priceCents: number
  validFrom: Date
  validTo: Date | null
}

/**
 * Returns the prices that were asked for variants, oldest first, as far back as they can affect a former price.
 * `known` are the deals of these variants, for callers that have read them already.
 */
export async function findPriceHistory(
  db: Connection,
  variantIds: readonly number[],
  at: Date,
  known?: ReadonlyMap<number, DealRow[]>,
): Promise<Map<number, PriceRow[]>> {
  if (variantIds.length === 0) return new Map()
  const histories = await findRegularPrices(db, variantIds, at)
  const deals = known ?? (await findDeals(db, variantIds, at))
  for (const [variantId, regular] of histories) {
    const own = deals.get(variantId)
    if (own !== undefined) histories.set(variantId, mergeDeals(regular, own, at))
  }
  return histories
}

/** Returns the same prices without those of deals. */
export async function findRegularPrices(
  db: Connection,
  variantIds: readonly number[],
  at: Date,
): Promise<Map<number, PriceRow[]>> {
  const rows = await db
    .select({
      variantId: priceHistory.variantId,
      priceCents: priceHistory.priceCents,
      validFrom: priceHistory.validFrom,
      validTo: priceHistory.validTo,
    })
    .from(priceHistory)
    .where(and(inArray(priceHistory.variantId, [...variantIds]), mayAffectFormerPrice(at)))
    .orderBy(asc(priceHistory.validFrom))
  return Map.groupBy(rows, (row) => row.variantId)
}

/** Returns the regular prices among them as a field of a query that reads variants. */
export function regularPricesInside(variantId: typeof variant.id, at: Date | SQL): SQL<PriceRow[]> {
  const where = and(eq(priceHistory.variantId, variantId), mayAffectFormerPrice(at))
  return rowsInside(priceHistory, { where, orderBy: asc(priceHistory.validFrom) })
}

function mayAffectFormerPrice(at: Date | SQL): SQL {
  const moment = at instanceof Date ? sql`${at.toISOString()}::timestamptz` : at
  const since = sql`${moment} - make_interval(days => ${relevantHistoryDays})`
  return sql`(${priceHistory.validTo} is null or ${priceHistory.validTo} > ${since})`
}

/**
 * Merges in the deals of a variant that have begun. A price that began a moment ago on a node whose clock runs ahead is
 * kept (see calculatePriceAt).
 */
export function mergeDeals(regular: PriceRow[], deals: readonly DealRow[], at: Date): PriceRow[] {
  const latest = regular.at(-1)?.validFrom ?? at
  const begun = deals.filter(({ startsAt }) => startsAt <= at)
  return listChargedPrices(regular, begun, latest > at ? latest : at)
}
