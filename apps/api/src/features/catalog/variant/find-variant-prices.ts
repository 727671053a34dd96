import { eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { product } from '../tables/product-tables.ts'
import { variant } from '../tables/variant-tables.ts'

/** Returns the ordinary prices of the variants of products, by the slug of the product; unknown slugs are left out. */
export async function findVariantPrices(
  db: Connection,
  slugs: readonly string[],
): Promise<Map<string, { variantId: number; priceCents: number }[]>> {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .select({ slug: product.slug, variantId: variant.id, priceCents: variant.priceCents })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(inArray(product.slug, [...slugs]))
    .orderBy(variant.id)
  const grouped = Map.groupBy(rows, ({ slug }) => slug)
  return new Map(Array.from(grouped, ([slug, own]) => [slug, own.map(({ slug: _, ...price }) => price)]))
}
