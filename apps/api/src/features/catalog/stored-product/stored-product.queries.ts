import { asc, eq, gt, inArray, or } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { category } from '../tables/category-tables.ts'
import { facet, facetValue, productFacetValue } from '../tables/facet-tables.ts'
import { brand, manufacturer } from '../tables/maker-tables.ts'
import { priceHistory } from '../tables/price-tables.ts'
import { product, productCategory, productImage } from '../tables/product-tables.ts'
import { productOption, productOptionValue, variant, variantOptionValue } from '../tables/variant-tables.ts'

/** Selects the rows of products with the names of what they refer to. */
const selectProducts = (db: Connection) =>
  db
    .select({
      row: product,
      brand: brand.slug,
      manufacturer: manufacturer.name,
      mainCategory: category.path,
    })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(manufacturer, eq(manufacturer.id, product.manufacturerId))
    .innerJoin(category, eq(category.id, product.mainCategoryId))

export type StoredProductRow = Awaited<ReturnType<typeof findProductRows>>[number]

/** Finds products by slug or sku, whichever is known. */
export function findProductRows(db: Connection, slugs: readonly string[], skus: readonly string[]) {
  return selectProducts(db).where(or(inArray(product.slug, [...slugs]), inArray(product.sku, [...skus])))
}

/** Returns the next products by id, so that a whole catalogue can be read in pieces. */
export function listProductRowsAfter(db: Connection, id: number, limit: number) {
  return selectProducts(db).where(gt(product.id, id)).orderBy(asc(product.id)).limit(limit)
}

export type ProductParts = Awaited<ReturnType<typeof findProductParts>>

/** Reads what belongs to these products, each kind in one statement and in the order in which it is shown. */
export async function findProductParts(db: Connection, ids: readonly number[]) {
  const options = await db
    .select()
    .from(productOption)
    .where(inArray(productOption.productId, [...ids]))
    .orderBy(asc(productOption.position), asc(productOption.id))
  const variants = await db
    .select()
    .from(variant)
    .where(inArray(variant.productId, [...ids]))
    .orderBy(asc(variant.position), asc(variant.id))
  const variantIds = variants.map(({ id }) => id)
  return {
    options,
    variants,
    categories: await db
      .select({ productId: productCategory.productId, path: category.path })
      .from(productCategory)
      .innerJoin(category, eq(category.id, productCategory.categoryId))
      .where(inArray(productCategory.productId, [...ids]))
      .orderBy(asc(category.path)),
    images: await db
      .select()
      .from(productImage)
      .where(inArray(productImage.productId, [...ids]))
      .orderBy(asc(productImage.position)),
    facets: await db
      .select({ productId: productFacetValue.productId, key: facet.key, slug: facetValue.slug })
      .from(productFacetValue)
      .innerJoin(facetValue, eq(facetValue.id, productFacetValue.facetValueId))
      .innerJoin(facet, eq(facet.id, facetValue.facetId))
      .where(inArray(productFacetValue.productId, [...ids]))
      .orderBy(asc(facet.key), asc(facetValue.slug)),
    values: await db
      .select()
      .from(productOptionValue)
      .where(
        inArray(
          productOptionValue.optionId,
          options.map(({ id }) => id),
        ),
      )
      .orderBy(asc(productOptionValue.position), asc(productOptionValue.id)),
    links: await db
      .select()
      .from(variantOptionValue)
      .where(inArray(variantOptionValue.variantId, variantIds)),
    prices: await db
      .select()
      .from(priceHistory)
      .where(inArray(priceHistory.variantId, variantIds))
      .orderBy(asc(priceHistory.validFrom)),
  }
}
