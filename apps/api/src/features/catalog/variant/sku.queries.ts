import type { LinkedProduct } from '@sluimer/domain/route/product-path'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { configuratorSlug, isListed, product } from '../tables/product-tables.ts'
import { variant } from '../tables/variant-tables.ts'

/** Returns the slug, and the set if it is one, of the active product that has this sku, itself or in an active variant, in either case. */
export async function findProductWithSku(
  db: Connection,
  productId: number,
  sku: string,
): Promise<LinkedProduct | undefined> {
  const ownSku = sql`lower(${product.sku}) = lower(${sku})`
  const variantSku = sql`exists (
    select from ${variant} where ${variant.productId} = ${product.id} and ${variant.active}
      and lower(${variant.sku}) = lower(${sku}))`
  const [row] = await db
    .select({ slug: product.slug, configurator: configuratorSlug })
    .from(product)
    .where(and(eq(product.id, productId), isListed, or(ownSku, variantSku)))
  return row
}
