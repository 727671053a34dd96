import { and, inArray } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { isListed, product } from '../tables/product-tables.ts'

/** Returns those of the ids whose products are shown in the shop now. */
export async function findListedIds(db: Connection, productIds: readonly number[]): Promise<number[]> {
  if (productIds.length === 0) return []
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(isListed, inArray(product.id, [...productIds])))
  return rows.map(({ id }) => id)
}

/** Returns the names of products, also of those that are no longer sold. */
export async function findProductNames(db: Connection, productIds: readonly number[]) {
  if (productIds.length === 0) return []
  return db
    .select({ id: product.id, slug: product.slug, title: product.title })
    .from(product)
    .where(inArray(product.id, [...productIds]))
}
