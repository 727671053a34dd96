import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { isListed, product } from '../tables/product-tables.ts'
import { variant } from '../tables/variant-tables.ts'

/** Returns the category's other active products, in stock and most popular first, so that a limit keeps the best. */
export async function findNeighbours(db: Connection, productId: number, categoryId: number, limit: number) {
  const active = sql`${variant.productId} = ${product.id} and ${variant.active}`
  const isInStock = sql<boolean>`exists (
    select from ${variant} where ${active} and ${variant.stockOnHand} > ${variant.stockReserved}
  )`
  return db
    .select({ id: product.id, popularity: product.popularity, isInStock: isInStock.as('is_in_stock') })
    .from(product)
    .where(
      and(
        isListed,
        eq(product.mainCategoryId, categoryId),
        ne(product.id, productId),
        sql`exists (select from ${variant} where ${active})`,
      ),
    )
    .orderBy(sql`is_in_stock desc`, desc(product.popularity), product.id)
    .limit(limit)
}
