import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { product } from '../tables/product-tables.ts'
import { variant } from '../tables/variant-tables.ts'

/** Returns which of these variants are free samples, sold or not. */
export async function listSampleIds(db: Connection, variantIds: readonly number[]): Promise<number[]> {
  if (variantIds.length === 0) return []
  const rows = await db
    .select({ id: variant.id })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(and(product.isSample, inArray(variant.id, [...variantIds])))
  return rows.map(({ id }) => id)
}

/** Returns the samples on offer, in the order of the catalogue. */
export function listOfferedSamples(db: Connection) {
  return db
    .select({ id: variant.id, sku: variant.sku })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(and(product.isSample, product.active, variant.active))
    .orderBy(asc(product.id), asc(variant.position), asc(variant.id))
}
