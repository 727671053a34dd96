import { inArray } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { variant } from '../tables/variant-tables.ts'

/** Returns the ids of variants by their article numbers; unknown ones are left out. */
export async function findVariantIds(db: Connection, skus: readonly string[]): Promise<Map<string, number>> {
  if (skus.length === 0) return new Map()
  const rows = await db
    .select({ id: variant.id, sku: variant.sku })
    .from(variant)
    .where(inArray(variant.sku, [...skus]))
  return new Map(rows.map(({ sku, id }) => [sku, id]))
}
