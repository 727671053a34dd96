import { recordChange } from '../../../platform/change-feed/record-change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { setProductRating } from '../../catalog/product/rating.queries.ts'
import { sumRatings } from './review.queries.ts'

/** Recalculates a product's rating and informs every page that shows it. The rating must be locked. */
export async function refreshRating(tx: Tx, productId: number): Promise<void> {
  await setProductRating(tx, productId, await sumRatings(tx, productId))
  await recordChange(tx, 'product', [`product:${productId}`])
}
