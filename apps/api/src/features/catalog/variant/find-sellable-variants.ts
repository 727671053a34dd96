import type { Image } from '@sluimer/contract/platform/primitives'
import { calculatePriceAt, type PriceView } from '@sluimer/domain/catalog/price'
import type { Connection } from '../../../platform/db/database.ts'
import { findImages } from '../../media/find-images.ts'
import { createMissingImage } from '../../media/to-image.ts'
import { findDeals } from '../deal/deal.queries.ts'
import { findPriceHistory, type PriceRow } from '../price/price.queries.ts'
import { findVariantsWithProduct } from './sellable-variant.queries.ts'

type Row = Awaited<ReturnType<typeof findVariantsWithProduct>>[number]

/** A variant as carts and orders see it, with the price and the stock of this moment. */
export interface SellableVariant extends Row {
  price: PriceView
  /** The prices that were asked for it, as far back as the law looks. */
  history: readonly PriceRow[]
  image: Image
}

/** Reads variants by id, sold or not, since a cart must show those no longer sold. Unknown ids are left out. */
export async function findSellableVariants(
  db: Connection,
  variantIds: readonly number[],
  at: Date,
): Promise<ReadonlyMap<number, SellableVariant>> {
  const deals = await findDeals(db, variantIds, at)
  const rows = await findVariantsWithProduct(db, variantIds, deals, at)
  const histories = await findPriceHistory(db, variantIds, at, deals)
  const images = await findImages(
    db,
    rows.flatMap((row) => [row.variantImageKey, row.productImageKey]).filter((key) => key !== null),
  )
  return new Map(
    rows.map((row) => [
      row.variantId,
      {
        ...row,
        price: calculatePriceAt(histories.get(row.variantId) ?? [], row.priceCents, at),
        history: histories.get(row.variantId) ?? [],
        image: imageOfVariant(row, images),
      },
    ]),
  )
}

/** Returns the variant's own picture, or otherwise the first of its product. */
function imageOfVariant(row: Row, images: ReadonlyMap<string, Image>): Image {
  const key = row.variantImageKey ?? row.productImageKey
  const image = images.get(key ?? '') ?? images.get(row.productImageKey ?? '')
  const alt = row.variantTitle === '' ? row.productTitle : `${row.productTitle}, ${row.variantTitle}`
  return image === undefined ? createMissingImage(key ?? row.productSlug, alt) : { ...image, alt }
}
