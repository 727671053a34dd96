import { eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/db/database.ts'
import { atDealPrices } from './at-deal-prices.ts'
import { brand, category, product, variant } from './tables.ts'

/** Variants at the prices of that moment, with what a cart line needs of their products, sold or not any more. */
export async function findVariantsWithProduct(db: Connection, variantIds: readonly number[], at: Date) {
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
      takesOldAway: category.takesOldAway,
      deliveryClass: product.deliveryClass,
      leadTimeDays: product.leadTimeDays,
      vatClass: product.vatClass,
      madeToMeasure: product.madeToMeasure,
    })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(category, eq(category.id, product.mainCategoryId))
    .where(inArray(variant.id, [...variantIds]))
  return atDealPrices(db, rows, at)
}
