import { inArray } from 'drizzle-orm'
import { recordChange } from '../../../platform/change-feed/record-change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { variant } from '../tables/variant-tables.ts'

/** Announces, once the transaction commits, that the prices of these variants have changed or will change. */
export async function recordDealChange(tx: Tx, variantIds: readonly number[]): Promise<void> {
  if (variantIds.length === 0) return
  const rows = await tx
    .selectDistinct({ productId: variant.productId })
    .from(variant)
    .where(inArray(variant.id, [...variantIds]))
  await recordChange(
    tx,
    'deal',
    rows.map((row) => `product:${row.productId}`),
  )
}
