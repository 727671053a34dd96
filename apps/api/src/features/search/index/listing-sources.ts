import type { ProductShelf } from '../../catalog/product/product-shelf.ts'
import type { TileShelf } from '../../catalog/tile/tile-shelf.ts'
import type { ProductSearch } from './product-search.ts'

/** What listings are made of, all in memory: which products there are, what their tiles show, and their variants. */
export interface ListingSources {
  readonly search: ProductSearch
  readonly tiles: TileShelf
  readonly products: ProductShelf
}
