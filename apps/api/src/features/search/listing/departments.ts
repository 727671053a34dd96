import type { CategoryRow } from '../../catalog/category/category.queries.ts'
import type { ProductSearch } from '../index/product-search.ts'

type Shelves = Pick<ProductSearch, 'categories' | 'facets'>

/**
 * Returns the departments by which a category of offers can be narrowed down: those of the menu's top level that
 * sell goods of their own kind, so neither offers nor what offers hang under. In an address a filter value of the same name goes first.
 */
export function listDepartments(offers: CategoryRow, { categories, facets }: Shelves): CategoryRow[] {
  if (offers.filledBy.length === 0) return []
  return categories
    .children(null)
    .filter((row) => row.inNavigation && !hasOffers(row) && !facets.findChoice(row.path))

  function hasOffers(row: CategoryRow): boolean {
    return row.filledBy.length > 0 || categories.children(row.id).some((child) => child.filledBy.length > 0)
  }
}

/** Finds the department that an address names after the path of the offers. */
export function findDepartment(
  offers: CategoryRow,
  segment: string | undefined,
  shelves: Shelves,
): CategoryRow | undefined {
  if (segment === undefined) return undefined
  return listDepartments(offers, shelves).find(({ path }) => path === segment)
}
