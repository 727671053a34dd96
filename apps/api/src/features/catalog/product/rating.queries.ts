import { eq } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { product } from '../tables/product-tables.ts'

/** Lets one transaction at a time change the reviews behind a product's rating. False when there is no product. */
export async function lockProductRating(tx: Tx, productId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: product.id })
    .from(product)
    .where(eq(product.id, productId))
    .for('no key update')
  return rows.length > 0
}

/** Stores how many reviews a product has and the sum of their stars. Its rating must be locked. */
export async function setProductRating(
  tx: Tx,
  productId: number,
  sums: { ratingCount: number; ratingTotal: number },
): Promise<void> {
  await tx.update(product).set(sums).where(eq(product.id, productId))
}

/** Finds the title of a product, sold or not. */
export async function findProductName(
  db: Connection,
  productId: number,
): Promise<{ title: string; slug: string } | undefined> {
  const [row] = await db
    .select({ title: product.title, slug: product.slug })
    .from(product)
    .where(eq(product.id, productId))
  return row
}
