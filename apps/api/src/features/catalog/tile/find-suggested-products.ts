import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { parseBedSize } from '@sluimer/domain/catalog/bed-size'
import type { ProductShelf } from '../product/product-shelf.ts'
import { showChosen } from './show-chosen.ts'
import type { TileShelf } from './tile-shelf.ts'

/** Returns the tiles of products that a browser remembers (CT-13, CT-14), each once, in the order of `ids` and in the size of the visitor's bed. */
export async function findSuggestedProducts(
  { tiles, products }: { tiles: TileShelf; products: ProductShelf },
  { ids, bed_size: bedKey = '' }: { ids: string; bed_size?: string | undefined },
  at: Date,
): Promise<{ products: ProductTile[] }> {
  const wanted = new Set(ids.split(',').map(Number))
  const ordinary = await tiles.getTiles([...wanted], at)
  const bed = parseBedSize(bedKey)
  return { products: await showChosen(ordinary, { slugs: [], bed }, { products, at }) }
}
