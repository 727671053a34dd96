import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { Connection } from '../../../platform/db/database.ts'
import { findFeaturedIds } from './featured.queries.ts'
import type { TileShelf } from './tile-shelf.ts'

const defaultLimit = 12

/** Returns the most popular products in stock, from as many different main categories as possible. */
export async function findFeaturedProducts(
  { db, tiles }: { db: Connection; tiles: TileShelf },
  at: Date,
  limit = defaultLimit,
): Promise<{ products: ProductTile[] }> {
  return { products: await tiles.getTiles(await findFeaturedIds(db, limit), at) }
}
