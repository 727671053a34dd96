import type { ProductShelf } from '../../catalog/product/product-shelf.ts'
import type { TileShelf } from '../../catalog/tile/tile-shelf.ts'
import type { ProductSearch } from './product-search.ts'

/** What lists of products are made of, both in memory: which products there are, and what their tiles show. */
export interface ListingSources {
  readonly search: ProductSearch
  readonly tiles: TileShelf
}

/** What listings with filters are made of: their tiles show variants. */
export interface FilteredSources extends ListingSources {
  readonly products: ProductShelf
}
