import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { Connection } from '../../../platform/db/database.ts'
import { findFeaturedIds } from './featured.queries.ts'
import { getTiles } from './get-tiles.ts'

const defaultLimit = 12

/** Returns the most popular products in stock, from as many different main categories as possible. */
export async function findFeaturedProducts(
  db: Connection,
  at: Date,
  limit = defaultLimit,
): Promise<{ products: ProductTile[] }> {
  return { products: await getTiles(db, await findFeaturedIds(db, limit), at) }
}
