import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { Connection } from '../../../platform/db/database.ts'
import { findFeaturedIds } from './featured.queries.ts'
import { getTiles } from './get-tiles.ts'

const defaultLimit = 12

/** The most popular products that can be delivered from stock, of as many different families as there are. */
export async function findFeaturedProducts(
  db: Connection,
  at: Date,
  limit = defaultLimit,
): Promise<{ products: ProductTile[] }> {
  return { products: await getTiles(db, await findFeaturedIds(db, limit), at) }
}
