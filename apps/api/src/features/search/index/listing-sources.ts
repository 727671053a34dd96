import type { TileShelf } from '../../catalog/tile/tile-shelf.ts'
import type { ProductSearch } from './product-search.ts'

/** What listings are made of, both in memory: which products there are, and what their tiles show. */
export interface ListingSources {
  readonly search: ProductSearch
  readonly tiles: TileShelf
}
