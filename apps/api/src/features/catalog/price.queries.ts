import { and, asc, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/db/database.ts'
import { priceHistory } from './tables.ts'

export interface PriceRow {
  priceCents: number
  validFrom: Date
  validTo: Date | null
}

/**
 * The prices of variants over the last year, oldest first. What was asked before that can no longer be a former price:
 * a reduction that lasts a year is the price.
 */
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
        sql`(${priceHistory.validTo} is null or ${priceHistory.validTo} > ${at.toISOString()}::timestamptz - interval '1 year')`,
      ),
    )
    .orderBy(asc(priceHistory.validFrom))
  return Map.groupBy(rows, (row) => row.variantId)
}
