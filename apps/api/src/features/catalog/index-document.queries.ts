import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/db/database.ts'
import { brand, product } from './tables.ts'

/** What a search document needs of active products themselves. */
export async function findDocumentProducts(db: Connection, productIds: readonly number[]) {
  return db
    .select({
      id: product.id,
      title: product.title,
      subTitle: product.subTitle,
      brand: brand.title,
      sku: product.sku,
      summary: product.summary,
      description: product.description,
      leadTimeDays: product.leadTimeDays,
      popularity: product.popularity,
      createdAt: product.createdAt,
    })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .where(and(product.active, inArray(product.id, [...productIds])))
    .orderBy(asc(product.id))
}

/** The next ids of active products, lowest first. */
export async function findProductIdsAfter(db: Connection, id: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(product.active, gt(product.id, id)))
    .orderBy(asc(product.id))
    .limit(limit)
  return rows.map((row) => row.id)
}
