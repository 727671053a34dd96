import { count, eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { configuratorSlug, product } from '../tables/product-tables.ts'
import { variant } from '../tables/variant-tables.ts'

/** Reads what a product that is made to order must be: how many variants it has, and how it is made. */
export async function findMadeProduct(db: Connection, slug: string) {
  const [row] = await db
    .select({
      id: product.id,
      madeToMeasure: product.madeToMeasure,
      leadTimeDays: product.leadTimeDays,
      boxconfigId: configuratorSlug,
      variantCount: count(variant.id),
    })
    .from(product)
    .leftJoin(variant, eq(variant.productId, product.id))
    .where(eq(product.slug, slug))
    .groupBy(product.id)
  return row
}

/** Returns the one variant that a made product is sold as; undefined when it has none. */
export async function findMadeVariantId(db: Connection, productId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ id: variant.id })
    .from(variant)
    .where(eq(variant.productId, productId))
    .limit(1)
  return row?.id
}
