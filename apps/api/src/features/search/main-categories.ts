import type { Link } from '@sluimer/contract/platform/primitives'
import type { ListingResult } from '@sluimer/search/port'
import { categoryLink } from '../catalog/category-tree.ts'
import type { ProductSearch } from './product-search.ts'

/** More would be a menu. */
const mostCategories = 6

/** The categories in which most of what was found lies, the deepest ones, most first. */
export function mainCategoriesOf(
  { categories: counted }: Pick<ListingResult, 'categories'>,
  { categories }: ProductSearch,
): Link[] {
  const rows = counted.flatMap(({ id }) => categories.find(id) ?? [])
  const found = new Set(rows)
  return rows
    .filter((row) => !categories.children(row.id).some((child) => found.has(child)))
    .slice(0, mostCategories)
    .map(categoryLink)
}

/** Where to look when nothing was found: the categories of the shop's most wanted products. */
export function popularCategories(search: ProductSearch): Link[] {
  const everything = { filters: {}, sort: 'popularity', offset: 0, limit: 0 } as const
  return mainCategoriesOf(search.index.list(everything), search)
}
