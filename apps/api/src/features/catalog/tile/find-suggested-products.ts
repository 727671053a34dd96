import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { TileShelf } from './tile-shelf.ts'

/** Returns the tiles of products that a browser remembers (CT-13, CT-14), each once, in the order of `ids`. */
export async function findSuggestedProducts(
  tiles: TileShelf,
  ids: string,
  at: Date,
): Promise<{ products: ProductTile[] }> {
  const wanted = new Set(ids.split(',').map(Number))
  return { products: await tiles.getTiles([...wanted], at) }
}
