import type { SortOrder } from '../port.ts'
import type { ProductTable } from '../store/product-table.ts'

/** Rows with a higher `direction * key[row]` come first. */
export interface SortKey {
  key: Int32Array | Float32Array
  direction: 1 | -1
  /** Added to every key. */
  shift?: number
  /** What the key is of, where filters decide it for products with choices. */
  ofChoice?: 'price' | 'discount'
}

/** More than any two keys differ, yet small enough that a 32-bit key added to it keeps its fractions. */
const behindAll = 2 ** 33

/** Returns the same order, placed after all rows of the order itself. */
export function behind(sortKey: SortKey): SortKey {
  return { ...sortKey, shift: -behindAll }
}

/** Returns the key of a sort order; `score` is that of a text search, per row. */
export function chooseSortKey(sort: SortOrder, table: ProductTable, score?: Float32Array): SortKey {
  switch (sort) {
    case 'price_asc':
      return { key: table.priceCents.values, direction: -1, ofChoice: 'price' }
    case 'price_desc':
      return { key: table.priceCents.values, direction: 1, ofChoice: 'price' }
    case 'newest':
      return { key: table.createdAt.values, direction: 1 }
    case 'discount':
      return { key: table.discount.values, direction: 1, ofChoice: 'discount' }
    case 'relevance':
      return { key: score ?? table.popularity.values, direction: 1 }
    case 'recommended':
      return { key: table.recommended.values, direction: 1 }
    case 'popularity':
      return { key: table.popularity.values, direction: 1 }
  }
}
