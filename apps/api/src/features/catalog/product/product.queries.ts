import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '../../../platform/db/database.ts'
import { isAmong } from '../../../platform/db/is-among.ts'
import { applyDealPrices } from '../deal/at-deal-prices.ts'
import { category } from '../tables/category-tables.ts'
import { brand, manufacturer } from '../tables/maker-tables.ts'
import {
  configuratorSlug,
  isListed,
  product,
  productCategory,
  productImage,
} from '../tables/product-tables.ts'
import { productOption, productOptionValue, variant, variantOptionValue } from '../tables/variant-tables.ts'

/** Finds an active product by its slug or id. */
export async function findProduct(db: Connection, slugOrId: string) {
  const byId: SQL = /^\d{1,15}$/.test(slugOrId) ? eq(product.id, Number(slugOrId)) : sql`false`
  const [row] = await db
    .select({ product })
    .from(product)
    .where(and(isListed, sql`(${product.slug} = ${slugOrId} or ${byId})`))
    // A slug may consist of digits: a product with that slug comes before the one with that id.
    .orderBy(sql`${product.slug} = ${slugOrId} desc`)
    .limit(1)
  return row
}

/** Returns active products with what their pages show of their brand, manufacturer and main category. */
export async function findPageProducts(db: Connection, productIds: readonly number[]) {
  return db
    .select({
      product,
      brand: { title: brand.title, slug: brand.slug },
      manufacturer,
      takeBack: category.takeBack,
    })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(manufacturer, eq(manufacturer.id, product.manufacturerId))
    .innerJoin(category, eq(category.id, product.mainCategoryId))
    .where(and(isListed, inArray(product.id, [...productIds])))
}

/** Selects the titles of a product's options, inside a query for products. */
function optionTitles(db: Connection) {
  return db
    .select({ title: productOption.title })
    .from(productOption)
    .where(eq(productOption.productId, product.id))
    .orderBy(asc(productOption.position))
}

/** Returns the ids of the active products that the configurator composes. */
export async function listSetIds(db: Connection): Promise<number[]> {
  const sets = await db
    .select({ id: product.id })
    .from(product)
    .where(and(isListed, isNotNull(configuratorSlug)))
  return sets.map(({ id }) => id)
}

/** Returns what tiles need of active products. */
export async function findTileProducts(db: Connection, productIds: readonly number[]) {
  return db
    .select({
      id: product.id,
      slug: product.slug,
      title: product.title,
      subTitle: product.subTitle,
      leadTimeDays: product.leadTimeDays,
      deliveryClass: product.deliveryClass,
      condition: product.condition,
      energyLabel: product.energyLabel,
      lightSource: product.lightSource,
      configurator: configuratorSlug,
      ratingCount: product.ratingCount,
      ratingTotal: product.ratingTotal,
      brand: brand.title,
      optionTitles: sql<string[]>`array(${optionTitles(db)})`,
    })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .where(and(isListed, inArray(product.id, [...productIds])))
}

/** Returns the active variants of products, in their order, at the prices that hold at that moment. */
export async function findVariants(db: Connection, productIds: readonly number[], at: Date) {
  return applyDealPrices(db, await findActiveVariants(db, productIds), at)
}

export type VariantRow = Awaited<ReturnType<typeof findVariants>>[number]

/** Returns the active variants of products, in their order, at their regular prices. */
export async function findActiveVariants(db: Connection, productIds: readonly number[]) {
  return db
    .select()
    .from(variant)
    .where(and(variant.active, inArray(variant.productId, [...productIds])))
    .orderBy(asc(variant.position), asc(variant.id))
}

/** Returns the picture keys of products, at most `perProduct` of each, in their order. */
export async function findProductImages(db: Connection, productIds: readonly number[], perProduct: number) {
  return db
    .select({ productId: productImage.productId, key: productImage.key, alt: productImage.alt })
    .from(productImage)
    .where(
      and(inArray(productImage.productId, [...productIds]), sql`${productImage.position} < ${perProduct}`),
    )
    .orderBy(asc(productImage.productId), asc(productImage.position))
}

/** Returns every option of products with its values, in their order. */
export async function findOptionValues(db: Connection, productIds: readonly number[]) {
  return db
    .select({ option: productOption, value: productOptionValue })
    .from(productOption)
    .innerJoin(productOptionValue, eq(productOptionValue.optionId, productOption.id))
    .where(inArray(productOption.productId, [...productIds]))
    .orderBy(asc(productOption.position), asc(productOptionValue.position))
}

/** Returns which option values each of these variants has. */
export async function findChosenValues(db: Connection, variantIds: readonly number[]) {
  return db
    .select()
    .from(variantOptionValue)
    .where(inArray(variantOptionValue.variantId, [...variantIds]))
}

/** Returns the keys of the option values that variants have, by the variant's id. */
export async function findOptionKeys(
  db: Connection,
  variants: readonly { id: number }[],
): Promise<Map<number, string[]>> {
  const ids = variants.map(({ id }) => id)
  const rows = await db
    .select({
      variantId: variantOptionValue.variantId,
      keys: sql<string[]>`array_agg(${productOptionValue.key})`,
    })
    .from(variantOptionValue)
    .innerJoin(productOptionValue, eq(productOptionValue.id, variantOptionValue.optionValueId))
    .where(isAmong(variantOptionValue.variantId, ids))
    .groupBy(variantOptionValue.variantId)
  return new Map(rows.map(({ variantId, keys }) => [variantId, keys]))
}

/** Returns the color of each active variant that has one, in the order of the options. */
export async function findSwatches(db: Connection, productIds: readonly number[]) {
  return db
    .select({
      productId: productOption.productId,
      variantId: variant.id,
      option: productOption.key,
      key: productOptionValue.key,
      title: productOptionValue.title,
      color: sql<string>`${productOptionValue.color}`,
    })
    .from(productOption)
    .innerJoin(productOptionValue, eq(productOptionValue.optionId, productOption.id))
    .innerJoin(variantOptionValue, eq(variantOptionValue.optionValueId, productOptionValue.id))
    .innerJoin(variant, and(eq(variant.id, variantOptionValue.variantId), variant.active))
    .where(
      and(inArray(productOption.productId, [...productIds]), sql`${productOptionValue.color} is not null`),
    )
    .orderBy(asc(productOptionValue.position), asc(variant.position))
}

/** Returns the keys of a product's pictures, each with that of the picture after it. */
export async function findNextPictures(db: Connection, productIds: readonly number[]) {
  const next = alias(productImage, 'next')
  return db
    .select({ productId: productImage.productId, key: productImage.key, nextKey: next.key })
    .from(productImage)
    .innerJoin(
      next,
      and(eq(next.productId, productImage.productId), eq(next.position, sql`${productImage.position} + 1`)),
    )
    .where(inArray(productImage.productId, [...productIds]))
}

/** Returns the active categories that products belong to, the main one first. */
export async function findProductCategories(db: Connection, productIds: readonly number[]) {
  return db
    .select({ productId: productCategory.productId, id: category.id, title: category.title })
    .from(productCategory)
    .innerJoin(category, and(eq(category.id, productCategory.categoryId), category.active))
    .innerJoin(product, eq(product.id, productCategory.productId))
    .where(inArray(productCategory.productId, [...productIds]))
    .orderBy(sql`${category.id} = ${product.mainCategoryId} desc`, asc(category.position), asc(category.id))
}
