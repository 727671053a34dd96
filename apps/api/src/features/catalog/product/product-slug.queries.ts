import { eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { product } from '../tables/product-tables.ts'

/** Returns the ids of products by their slugs; slugs that do not exist are left out. */
export async function findProductIdsBySlug(
  db: Connection,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .select({ id: product.id, slug: product.slug })
    .from(product)
    .where(inArray(product.slug, [...slugs]))
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

/** Returns the main category of a product. */
export async function findMainCategoryId(db: Connection, productId: number): Promise<number | undefined> {
  const [row] = await db.select({ id: product.mainCategoryId }).from(product).where(eq(product.id, productId))
  return row?.id
}
