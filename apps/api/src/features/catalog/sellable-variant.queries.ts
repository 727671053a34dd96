import { eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/db/database.ts'
import { withDealPrices } from './at-deal-prices.ts'
import type { DealRow } from './deal.queries.ts'
import { brand, category, product, productCategory, productImage, variant } from './tables.ts'

/** Titles of the active categories that a product is in, the main one first. */
const categoryTitles = sql<string[]>`array(
  select shown.title from ${productCategory} as place
  join ${category} as shown on shown.id = place.category_id and shown.active
  where place.product_id = ${product.id}
  order by shown.id = ${product.mainCategoryId} desc, shown.position, shown.id)`
const firstImageKey = sql<string | null>`(
  select image.key from ${productImage} as image where image.product_id = ${product.id} and image.position = 0)`

/** Variants at the prices of that moment, with what a cart line needs of their products, sold or not any more. */
export async function findVariantsWithProduct(
  db: Connection,
  variantIds: readonly number[],
  deals: ReadonlyMap<number, readonly DealRow[]>,
  at: Date,
) {
  if (variantIds.length === 0) return []
  const rows = await db
    .select({
      id: variant.id,
      variantId: variant.id,
      variantSku: variant.sku,
      variantTitle: variant.title,
      variantImageKey: variant.imageKey,
      priceCents: variant.priceCents,
      stockOnHand: variant.stockOnHand,
      stockReserved: variant.stockReserved,
      isActive: sql<boolean>`${variant.active} and ${product.active}`,
      productId: product.id,
      productSlug: product.slug,
      productTitle: product.title,
      brand: brand.title,
      mainCategory: category.title,
      categories: categoryTitles,
      productImageKey: firstImageKey,
      takesOldAway: category.takesOldAway,
      deliveryClass: product.deliveryClass,
      weightGrams: variant.weightGrams,
      leadTimeDays: product.leadTimeDays,
      vatClass: product.vatClass,
      madeToMeasure: product.madeToMeasure,
    })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(category, eq(category.id, product.mainCategoryId))
    .where(inArray(variant.id, [...variantIds]))
  return withDealPrices(rows, deals, at)
}
