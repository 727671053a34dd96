import { and, asc, desc, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { isListed, product } from '../tables/product-tables.ts'
import { variant } from '../tables/variant-tables.ts'

/** Returns first the best product of every main category, then the second best of each, and so on. */
export async function findFeaturedIds(db: Connection, limit: number): Promise<number[]> {
  const inStock = sql`exists (
    select from ${variant}
    where ${variant.productId} = ${product.id} and ${variant.active}
      and ${variant.stockOnHand} > ${variant.stockReserved}
  )`
  const ranked = db
    .select({
      id: product.id,
      popularity: product.popularity,
      round:
        sql<number>`row_number() over (partition by ${product.mainCategoryId} order by ${product.popularity} desc, ${product.id})`.as(
          'round',
        ),
    })
    .from(product)
    .where(and(isListed, inStock))
    .as('ranked')
  const rows = await db
    .select({ id: ranked.id })
    .from(ranked)
    .orderBy(asc(ranked.round), desc(ranked.popularity), asc(ranked.id))
    .limit(limit)
  return rows.map((row) => row.id)
}
