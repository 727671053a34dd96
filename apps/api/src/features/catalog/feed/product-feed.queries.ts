import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { brand } from '../tables/maker-tables.ts'
import { configuratorSlug, isListed, product } from '../tables/product-tables.ts'
import { productOption, productOptionValue, variant, variantOptionValue } from '../tables/variant-tables.ts'

/** What a feed shows of a product. */
const feedColumns = {
  id: product.id,
  slug: product.slug,
  sku: product.sku,
  title: product.title,
  brand: brand.title,
  mainCategoryId: product.mainCategoryId,
  summary: product.summary,
  description: product.description,
  highlights: product.highlights,
  deliveryClass: product.deliveryClass,
  leadTimeDays: product.leadTimeDays,
  condition: product.condition,
  energyLabel: product.energyLabel,
  lightSource: product.lightSource,
  configurator: configuratorSlug,
}

/** Returns active products with `after` < id <= `until`, lowest first, with what a feed shows of them. */
export async function findFeedProducts(
  db: Connection,
  { after, until, limit }: { after: number; until: number; limit: number },
) {
  return db
    .select(feedColumns)
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .where(and(isListed, sql`${product.id} > ${after} and ${product.id} <= ${until}`))
    .orderBy(asc(product.id))
    .limit(limit)
}
export type FeedProductRow = Awaited<ReturnType<typeof findFeedProducts>>[number]

/** Returns those of these products that are active, in any order. */
export async function findFeedProductsById(
  db: Connection,
  ids: readonly number[],
): Promise<FeedProductRow[]> {
  return db
    .select(feedColumns)
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .where(and(isListed, inArray(product.id, [...ids])))
}

/** Returns which products these variants are of. Variants that are not for sale are left out. */
export async function findProductIds(
  db: Connection,
  variantIds: readonly number[],
): Promise<{ variantId: number; productId: number }[]> {
  return db
    .select({ variantId: variant.id, productId: variant.productId })
    .from(variant)
    .where(and(variant.active, inArray(variant.id, [...variantIds])))
}

/** Returns the values that variants have, in the order of the options. */
export async function findChoices(db: Connection, variantIds: readonly number[]) {
  return db
    .select({
      variantId: variantOptionValue.variantId,
      key: productOption.key,
      valueKey: productOptionValue.key,
      value: productOptionValue.title,
    })
    .from(variantOptionValue)
    .innerJoin(productOptionValue, eq(productOptionValue.id, variantOptionValue.optionValueId))
    .innerJoin(productOption, eq(productOption.id, productOptionValue.optionId))
    .where(inArray(variantOptionValue.variantId, [...variantIds]))
    .orderBy(asc(variantOptionValue.variantId), asc(productOption.position))
}
export type ChoiceRow = Awaited<ReturnType<typeof findChoices>>[number]

/**
 * Divides the products, in the order of their ids, into parts of at most `size` variants plus those of one more
 * product. A new part begins at the first product that is preceded by at least another `size` variants.
 */
export async function findFeedParts(db: Connection, size: number) {
  const { rows } = await db.execute<{ first: string; last: string; variants: number }>(sql`
    with counted as (
      select ${product.id} as id, count(*) as variants
      from ${product} join ${variant} on ${variant.productId} = ${product.id} and ${variant.active}
      where ${isListed}
      group by 1
    ), summed as (
      select id, variants, (sum(variants) over (order by id) - variants)::bigint / ${size}::bigint as part from counted
    )
    select min(id) as first, max(id) as last, sum(variants)::int as variants
    from summed group by part order by part`)
  return rows.map(({ first, last, variants }) => ({ first: Number(first), last: Number(last), variants }))
}
