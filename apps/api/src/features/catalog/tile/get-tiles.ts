import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { Connection } from '../../../platform/db/database.ts'
import { findFullParts } from '../../delivery/find-full-parts.ts'
import { findImages } from '../../media/find-images.ts'
import { findPriceHistory } from '../price/price.queries.ts'
import {
  findProductImages,
  findSwatches,
  findTileProducts,
  findVariants,
} from '../product/product.queries.ts'
import { areaOfPages } from '../stock/calculate-delivery-promise.ts'
import { chooseShownVariant } from '../variant/shown-variant.ts'
import { toTile } from './to-tile.ts'

/** A tile shows one picture, and a second one while the pointer is on it. */
const imagesPerTile = 2

/**
 * Returns the tiles of products in the order of their ids, leaving out products that are not for sale. The number of
 * statements is the same for one tile as for a page full of them.
 */
export async function getTiles(
  db: Connection,
  productIds: readonly number[],
  at: Date,
): Promise<ProductTile[]> {
  if (productIds.length === 0) return []
  const [products, variants, pictures, swatches, full] = await Promise.all([
    findTileProducts(db, productIds),
    findVariants(db, productIds, at),
    findProductImages(db, productIds, imagesPerTile),
    findSwatches(db, productIds),
    findFullParts(db, areaOfPages, at),
  ])
  const variantsOf = Map.groupBy(variants, (row) => row.productId)
  const picturesOf = Map.groupBy(pictures, (row) => row.productId)
  const swatchesOf = Map.groupBy(swatches, (row) => row.productId)
  const shown = products.flatMap((product) => {
    const choice = chooseShownVariant(variantsOf.get(product.id) ?? [], product.leadTimeDays)
    return choice === undefined ? [] : [{ product, choice }]
  })

  const [histories, images] = await Promise.all([
    findPriceHistory(
      db,
      shown.map(({ choice }) => choice.variant.id),
      at,
    ),
    findImages(
      db,
      pictures.map((picture) => picture.key),
    ),
  ])
  const tiles = new Map(
    shown.map(({ product, choice }) => [
      product.id,
      toTile({
        product,
        choice,
        variants: variantsOf.get(product.id) ?? [],
        history: histories.get(choice.variant.id) ?? [],
        pictures: picturesOf.get(product.id) ?? [],
        swatches: swatchesOf.get(product.id) ?? [],
        images,
        full,
        at,
      }),
    ]),
  )
  return productIds.flatMap((id) => tiles.get(id) ?? [])
}
