import type { Product } from '@sluimer/contract/catalog/product'
import type { Connection } from '../../../platform/db/database.ts'
import { findFullParts } from '../../delivery/find-full-parts.ts'
import { findImages } from '../../media/find-images.ts'
import { findLineage } from '../category/category.queries.ts'
import { findPriceHistory } from '../price/price.queries.ts'
import { areaOfPages } from '../stock/calculate-delivery-promise.ts'
import { chooseShownVariant } from '../variant/shown-variant.ts'
import {
  findChosenValues,
  findOptionValues,
  findProduct,
  findProductCategories,
  findProductImages,
  findVariants,
} from './product.queries.ts'
import { toProduct } from './to-product.ts'

/** No gallery shows more pictures. */
const mostImages = 50

/** Finds a product page (PD-01) by slug or id. Returns undefined when there is no such product or it is not sold. */
export async function findProductPage(
  db: Connection,
  slugOrId: string,
  at: Date,
): Promise<Product | undefined> {
  const found = await findProduct(db, slugOrId)
  if (found === undefined) return undefined
  const ids = [found.product.id]
  const [variants, pictures, options, categories, lineage, full] = await Promise.all([
    findVariants(db, ids, at),
    findProductImages(db, ids, mostImages),
    findOptionValues(db, found.product.id),
    findProductCategories(db, ids),
    findLineage(db, found.product.mainCategoryId),
    findFullParts(db, areaOfPages, at),
  ])
  const choice = chooseShownVariant(variants, found.product.leadTimeDays)
  if (choice === undefined) return undefined

  const variantIds = variants.map((variant) => variant.id)
  const [histories, chosenValues, images] = await Promise.all([
    findPriceHistory(db, variantIds, at),
    findChosenValues(db, variantIds),
    findImages(
      db,
      pictures.map((picture) => picture.key),
    ),
  ])
  return toProduct({
    ...found,
    variants,
    choice,
    pictures,
    images,
    options,
    chosenValues,
    categories,
    histories,
    lineage,
    full,
    at,
  })
}
