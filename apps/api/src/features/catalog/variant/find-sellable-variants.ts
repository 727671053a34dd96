import type { Image } from '@sluimer/contract/platform/primitives'
import { calculatePriceAt, type PriceView } from '@sluimer/domain/catalog/price'
import type { SQL } from 'drizzle-orm'
import { buildOnce, givenMoment } from '../../../platform/db/build-once.ts'
import type { Connection } from '../../../platform/db/database.ts'
import { type PictureRow, picturesInside } from '../../media/media.queries.ts'
import { createMissingImage, toImage } from '../../media/to-image.ts'
import { calculateDealPrices, type DealPrices } from '../deal/at-deal-prices.ts'
import { mergeDeals, type PriceRow } from '../price/price.queries.ts'
import { findVariantsWithProduct, pictureKeys } from './sellable-variant.queries.ts'

type Found = Awaited<ReturnType<typeof findVariantsWithProduct<PictureRow>>>[number]
type Row = Omit<Found, 'deals' | 'regularPrices' | 'pictures'>

/** A variant as carts and orders see it, with the price and the stock of this moment. */
export interface SellableVariant extends Row, DealPrices {
  price: PriceView
  /** The prices that were asked for it, as far back as the law looks. */
  history: readonly PriceRow[]
  image: Image
}

/**
 * Reads variants by id, sold or not, since a cart must show those no longer sold, in one statement. Unknown ids are left
 * out. `variantIds` may be a query.
 */
export async function findSellableVariants(
  db: Connection,
  variantIds: readonly number[] | SQL,
  at: Date,
): Promise<ReadonlyMap<number, SellableVariant>> {
  if (Array.isArray(variantIds) && variantIds.length === 0) return new Map()
  const rows = await findVariantsWithProduct(db, variantIds, { at, pictures: picturesInside(pictureKeys) })
  return toSellableVariants(rows, at)
}

/**
 * Returns a function that does the same for the ids that a query gives, which is built once. The query may name values that are
 * given each time.
 */
export function buildSellableVariants<Values extends Record<string, string>>(
  toVariantIds: (db: Connection) => SQL,
): (db: Connection, values: Values, at: Date) => Promise<ReadonlyMap<number, SellableVariant>> {
  const pictures = picturesInside(pictureKeys)
  const find = buildOnce<Values & { at: string }, Found[]>((db) =>
    findVariantsWithProduct(db, toVariantIds(db), { at: givenMoment('at'), pictures }),
  )
  return async (db, values, at) => toSellableVariants(await find(db, { ...values, at: at.toISOString() }), at)
}

function toSellableVariants(rows: readonly Found[], at: Date): ReadonlyMap<number, SellableVariant> {
  return new Map(rows.map((row) => [row.variantId, toSellableVariant(row, at)]))
}

function toSellableVariant({ deals, regularPrices, pictures, ...row }: Found, at: Date): SellableVariant {
  const prices = calculateDealPrices(row.priceCents, deals, at)
  const history = deals.length === 0 ? regularPrices : mergeDeals(regularPrices, deals, at)
  return {
    ...row,
    ...prices,
    price: calculatePriceAt(history, prices.priceCents, at),
    history,
    image: imageOfVariant(row, pictures),
  }
}

/** Returns the variant's own picture, or otherwise the first of its product. */
function imageOfVariant(row: Row, pictures: readonly PictureRow[]): Image {
  const key = row.variantImageKey ?? row.productImageKey
  const picture =
    pictures.find((one) => one.key === key) ?? pictures.find((one) => one.key === row.productImageKey)
  const alt = row.variantTitle === '' ? row.productTitle : `${row.productTitle}, ${row.variantTitle}`
  return picture === undefined ? createMissingImage(key ?? row.productSlug, alt) : toImage(picture, alt)
}
