import { eq, inArray, SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { dealsInside } from '../deal/deal.queries.ts'
import { regularPricesInside } from '../price/price.queries.ts'
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

/** The keys of the pictures that may show a variant, as a query. */
export const pictureKeys = sql`values (${variant.imageKey}), (${firstImageKey})`

/**
 * Reads variants with what a cart line needs of their products, sold or not, and with what their prices follow from: all
 * in one statement. `variantIds` may be a query. `pictures` has their pictures, by `pictureKeys`.
 */
export function findVariantsWithProduct<Picture>(
  db: Connection,
  variantIds: readonly number[] | SQL,
  { at, pictures }: { at: Date | SQL; pictures: SQL<Picture[]> },
) {
  return db
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
      deals: dealsInside(variant.id, at),
      regularPrices: regularPricesInside(variant.id, at),
      pictures,
    })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(category, eq(category.id, product.mainCategoryId))
    .where(inArray(variant.id, variantIds instanceof SQL ? variantIds : [...variantIds]))
}

const stockFields = {
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
}

/** Reads the stock of variants, sold or not. */
export function findStock(db: Connection, variantIds: readonly number[]) {
  return db
    .select(stockFields)
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(inArray(variant.id, [...variantIds]))
}

/** Returns the same as a field of a query. `variantIds` is a query. */
export function stockInside(variantIds: SQL): SQL<Awaited<ReturnType<typeof findStock>>> {
  // All of these are of kinds that JSON knows.
  const fields = Object.entries(stockFields).map(([key, value]) => sql`${sql.raw(`'${key}'`)}, ${value}`)
  return sql`(
    select coalesce(json_agg(json_build_object(${sql.join(fields, sql`, `)})), '[]')
    from ${variant} inner join ${product} on ${eq(product.id, variant.productId)}
    where ${inArray(variant.id, variantIds)})`
}
