import type { Link } from '@sluimer/contract/platform/primitives'
import type { ListingResult } from '@sluimer/search/port'
import { categoryLink } from '../../catalog/category/category-tree.ts'
import type { ProductSearch } from '../index/product-search.ts'

/** More categories would be a menu. */
const mostCategories = 6
/** A category in which less than this share was found is about other things, such as a collection of offers. */
const leastShare = 0.2

/**
 * Returns the deepest departments of the menu that the result is about, those with much of it and with little else first. A collection, or offers
 * of a season, are no department. A shop whose menu has none of what was found offers any category.
 */
export function listMainCategories(
  { categories: all }: Pick<ListingResult, 'categories'>,
  search: ProductSearch,
): Link[] {
  const inMenu = all.filter(({ id }) => isInMenu(id, search))
  const found = inMenu.length > 0 ? inMenu : all
  const everything = search.index.list({ filters: {}, sort: 'popularity', offset: 0, limit: 0 })
  const sizes = new Map(everything.categories.map(({ id, count }) => [id, count]))
  const ids = new Set(found.map(({ id }) => id))
  return (
    found
      .map(({ id, count }) => ({
        row: search.categories.find(id),
        count,
        share: count / (sizes.get(id) ?? count),
      }))
      .filter(({ share }) => share >= leastShare)
      .toSorted((a, b) => b.count * b.share - a.count * a.share)
      .flatMap(({ row }) => row ?? [])
      // Deals and discounts are not a department.
      .filter((row) => row.filledBy.length === 0)
      .filter((row) => !search.categories.children(row.id).some((child) => ids.has(child.id)))
      .slice(0, mostCategories)
      .map(categoryLink)
  )
}

/** Suggests where to look when nothing was found: the departments with the most products. */
export function listPopularCategories(search: ProductSearch): Link[] {
  const { categories } = search.index.list({ filters: {}, sort: 'popularity', offset: 0, limit: 0 })
  return listMainCategories({ categories }, search)
}

/** Collections and offers ('Zomerdeals') hang outside the menu, or under what has offers. */
function isInMenu(id: number, { categories }: ProductSearch): boolean {
  const row = categories.find(id)
  const [root] = row ? categories.lineage(row) : []
  if (root === undefined || !root.inNavigation) return false
  return !categories.children(root.id).some((child) => child.filledBy.length > 0)
}
