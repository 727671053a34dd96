import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { FeaturedShelf } from './featured-shelf.ts'
import type { TileShelf } from './tile-shelf.ts'

const defaultLimit = 12

/** Returns the most popular products in stock, from as many different main categories as possible. */
export async function findFeaturedProducts(
  { featured, tiles }: { featured: FeaturedShelf; tiles: TileShelf },
  at: Date,
  limit = defaultLimit,
): Promise<{ products: ProductTile[] }> {
  return { products: await tiles.getTiles(await featured.findIds(limit, at), at) }
}
