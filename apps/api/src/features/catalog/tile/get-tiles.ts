import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { Connection } from '../../../platform/db/database.ts'
import { findFullParts } from '../../delivery/find-full-parts.ts'
import { findNoSetViews } from '../product/set-views.ts'
import { areaOfPages, calculateDeliveryPromise } from '../stock/calculate-delivery-promise.ts'
import { readTileFacts } from './read-tile-facts.ts'
import { toTile } from './to-tile.ts'

/**
 * Returns the tiles of products in the order of their ids, leaving out products that are not for sale, as the database
 * has them now, and without views of sets. Pages take them from the shelf (tile-shelf.ts), which asks the database only after a change.
 */
export async function getTiles(
  db: Connection,
  productIds: readonly number[],
  at: Date,
): Promise<ProductTile[]> {
  if (productIds.length === 0) return []
  const [facts, full] = await Promise.all([
    readTileFacts(db, productIds, at, findNoSetViews),
    findFullParts(db, areaOfPages, at),
  ])
  return productIds.flatMap((id) => {
    const own = facts.get(id)
    return own === undefined
      ? []
      : [toTile(own, calculateDeliveryPromise(own.goods, own.goods, { area: areaOfPages, full }, at), at)]
  })
}
