import { and, asc, between, eq, inArray, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { category } from '../tables/category-tables.ts'
import { brand } from '../tables/maker-tables.ts'
import { isListed, product } from '../tables/product-tables.ts'

/** Returns what a search document needs from the active products themselves. */
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
      deliveryClass: product.deliveryClass,
      leadTimeDays: product.leadTimeDays,
      popularity: product.popularity,
      createdAt: product.createdAt,
    })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .where(and(isListed, inArray(product.id, [...productIds])))
    .orderBy(asc(product.id))
}

/**
 * Opens a cursor over the ids of active products as they are now, by main category and popularity. The cursor ends
 * with the transaction, which can have only one.
 */
export async function openListedProducts(tx: Tx): Promise<void> {
  await tx.execute(sql`
    declare listed_product no scroll cursor for
    select ${product.id} as id
    from ${product}
    join ${category} on ${category.id} = ${product.mainCategoryId}
    where ${isListed}
    order by ${category.path}, ${product.popularity} desc, ${product.id}`)
}

/** Returns the next ids of the cursor; none at its end. */
export async function fetchListedProducts(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`fetch ${sql.raw(String(count))} from listed_product`)
  return rows.map(({ id }) => Number(id))
}

export async function countActiveProducts(db: Connection): Promise<number> {
  return db.$count(product, isListed)
}

/** Returns the ids of active products from the first up to and including the last. */
export async function findActiveProductIds(db: Connection, first: number, last: number): Promise<number[]> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(isListed, between(product.id, first, last)))
  return rows.map(({ id }) => id)
}
