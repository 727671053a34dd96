import { relevantHistoryDays } from '@sluimer/domain/catalog/price'
import { and, asc, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/db/database.ts'
import { priceHistory } from './tables.ts'

export interface PriceRow {
  priceCents: number
  validFrom: Date
  validTo: Date | null
}

/** The prices of variants, oldest first, as far back as they can still decide a former price. */
export async function findPriceHistory(
  db: Connection,
  variantIds: readonly number[],
  at: Date,
): Promise<Map<number, PriceRow[]>> {
  if (variantIds.length === 0) return new Map()
  const rows = await db
    .select({
      variantId: priceHistory.variantId,
      priceCents: priceHistory.priceCents,
      validFrom: priceHistory.validFrom,
      validTo: priceHistory.validTo,
    })
    .from(priceHistory)
    .where(
      and(
        inArray(priceHistory.variantId, [...variantIds]),
        sql`(${priceHistory.validTo} is null or ${priceHistory.validTo} > ${at.toISOString()}::timestamptz - make_interval(days => ${relevantHistoryDays}))`,
      ),
    )
    .orderBy(asc(priceHistory.validFrom))
  return Map.groupBy(rows, (row) => row.variantId)
}
