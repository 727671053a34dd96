import type { Image } from '@sluimer/contract/platform/primitives'
import type { PriceView } from '@sluimer/domain/catalog/price'
import type { Connection } from '../../platform/db/database.ts'
import { findImages } from '../media/find-images.ts'
import { missingImage } from '../media/image-of.ts'
import { findPriceHistory } from './price.queries.ts'
import { priceAt } from './price-of.ts'
import { findProductCategories, findProductImages } from './product.queries.ts'
import { findVariantsWithProduct } from './sellable-variant.queries.ts'

type Row = Awaited<ReturnType<typeof findVariantsWithProduct>>[number]

/** A variant as carts and orders see it, at the price and with the stock of this moment. */
export interface SellableVariant extends Row {
  price: PriceView
  /** Titles of the categories the product is in, the main one first. */
  categories: string[]
  image: Image
}

/** Reads variants by id, also those that are not sold any more: a cart must be able to say so. Unknown ids are left out. */
export async function findSellableVariants(
  db: Connection,
  variantIds: readonly number[],
  at: Date,
): Promise<ReadonlyMap<number, SellableVariant>> {
  const rows = await findVariantsWithProduct(db, variantIds, at)
  const productIds = [...new Set(rows.map((row) => row.productId))]
  const histories = await findPriceHistory(db, variantIds, at)
  const categories = await findProductCategories(db, productIds)
  const pictures = await findProductImages(db, productIds, 1)
  const keys = [
    ...pictures.map((picture) => picture.key),
    ...rows.flatMap((row) => row.variantImageKey ?? []),
  ]
  const images = await findImages(db, keys)
  const picturesOf = Map.groupBy(pictures, (picture) => picture.productId)
  const categoriesOf = Map.groupBy(categories, (category) => category.productId)
  return new Map(
    rows.map((row) => [
      row.variantId,
      {
        ...row,
        price: priceAt(histories.get(row.variantId) ?? [], row.priceCents, at),
        categories: (categoriesOf.get(row.productId) ?? []).map((category) => category.title),
        image: imageOfVariant(row, picturesOf.get(row.productId)?.[0]?.key, images),
      },
    ]),
  )
}

/** The picture of the variant itself, else the first of its product. */
function imageOfVariant(row: Row, productKey: string | undefined, images: ReadonlyMap<string, Image>): Image {
  const key = row.variantImageKey ?? productKey
  const image = images.get(key ?? '') ?? images.get(productKey ?? '')
  const alt = row.variantTitle === '' ? row.productTitle : `${row.productTitle}, ${row.variantTitle}`
  return image === undefined ? missingImage(key ?? row.productSlug, alt) : { ...image, alt }
}
