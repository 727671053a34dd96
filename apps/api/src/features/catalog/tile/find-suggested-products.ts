import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { Connection } from '../../../platform/db/database.ts'
import { getTiles } from './get-tiles.ts'

/** Returns the tiles of products that a browser remembers (CT-13, CT-14), each once, in the order of `ids`. */
export async function findSuggestedProducts(
  db: Connection,
  ids: string,
  at: Date,
): Promise<{ products: ProductTile[] }> {
  const wanted = new Set(ids.split(',').map(Number))
  return { products: await getTiles(db, [...wanted], at) }
}
