import { eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { withDealPrices } from '../deal/at-deal-prices.ts'
import type { DealRow } from '../deal/deal.queries.ts'
import { category } from '../tables/category-tables.ts'
import { brand } from '../tables/maker-tables.ts'
import { configuratorSlug, product, productCategory, productImage } from '../tables/product-tables.ts'
import { variant } from '../tables/variant-tables.ts'

/** The titles of the active categories that a product belongs to, the main one first. */
const categoryTitles = sql<string[]>`array(
  select shown.title from ${productCategory} as place
  join ${category} as shown on shown.id = place.category_id and shown.active
  where place.product_id = ${product.id}
  order by shown.id = ${product.mainCategoryId} desc, shown.position, shown.id)`
/** The ids of all categories that show a product: its own and those above. A loop made by hand ends by itself. */
const showingCategoryIds = sql<number[]>`array(
  with recursive shown as (
    select category_id from ${productCategory} where product_id = ${product.id}
    union
    select above.parent_id from shown join ${category} as above on above.id = shown.category_id
    where above.parent_id is not null
  )
  select category_id from shown)`.mapWith((ids: readonly string[]) => ids.map(Number))
const firstImageKey = sql<string | null>`(
  select image.key from ${productImage} as image where image.product_id = ${product.id} and image.position = 0)`

/** Reads variants at the prices of that moment, with what a cart line needs of their products, sold or not. */
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
      showingCategoryIds,
      productImageKey: firstImageKey,
      takesOldAway: category.takesOldAway,
      deliveryClass: product.deliveryClass,
      weightGrams: variant.weightGrams,
      leadTimeDays: product.leadTimeDays,
      configurator: configuratorSlug,
      condition: product.condition,
      isSample: product.isSample,
      vatClass: product.vatClass,
      madeToMeasure: product.madeToMeasure,
      energyLabel: product.energyLabel,
      lightSource: product.lightSource,
    })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(category, eq(category.id, product.mainCategoryId))
    .where(inArray(variant.id, [...variantIds]))
  return withDealPrices(rows, deals, at)
}

/** Reads the stock of variants, sold or not. */
export function findStock(db: Connection, variantIds: readonly number[]) {
  return db
    .select({
      variantId: variant.id,
      variantTitle: variant.title,
      productTitle: product.title,
      stockOnHand: variant.stockOnHand,
      stockReserved: variant.stockReserved,
      isActive: sql<boolean>`${variant.active} and ${product.active}`,
      leadTimeDays: product.leadTimeDays,
      configurator: configuratorSlug,
      condition: product.condition,
      isSample: product.isSample,
    })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(inArray(variant.id, [...variantIds]))
}
