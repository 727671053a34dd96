import { eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { splitRows } from '../../../platform/db/split-rows.ts'
import { product } from '../tables/product-tables.ts'
import { variant } from '../tables/variant-tables.ts'

/** Returns the slugs of the products that have variants with these skus, sold or not; unknown skus are left out. */
export async function findVariantOwners(
  db: Connection,
  skus: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const owners = new Map<string, string>()
  for (const piece of splitRows([...new Set(skus)])) {
    const rows = await db
      .select({ sku: variant.sku, slug: product.slug })
      .from(variant)
      .innerJoin(product, eq(product.id, variant.productId))
      .where(inArray(variant.sku, piece))
    for (const { sku, slug } of rows) owners.set(sku, slug)
  }
  return owners
}
