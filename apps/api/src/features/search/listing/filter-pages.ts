import type { CategoryRow } from '../../catalog/category/category.queries.ts'
import type { CategoryTree } from '../../catalog/category/category-tree.ts'
import type { FacetChoice, FacetSet } from '../index/facet-set.ts'
import type { ProductSearch } from '../index/product-search.ts'

/**
 * Returns the filter values with which a category has a page of its own for search engines (RT-13). Their group must be
 * shown by the category and have words for such a page; they must have some products but not all of them, or the page
 * would repeat the category. What is filled by deals or an action lists other products next week, and so does every category
 * above it: those have none, since a page that the sitemap names must not be gone when a price changes.
 */
export function listFilterPages(
  category: CategoryRow,
  { index, facets, categories }: Pick<ProductSearch, 'index' | 'facets' | 'categories'>,
): FacetChoice[] {
  if (isFilledForNow(category, categories)) return []
  const { counts, total } = index.list({
    categoryId: category.id,
    filters: {},
    sort: 'popularity',
    offset: 0,
    limit: 0,
  })
  return groupsWithPages(category, facets).flatMap((facet) => {
    const countOf = new Map(counts[facet.key]?.map(({ value, count }) => [value, count]))
    return facet.values
      .filter(({ slug }) => {
        const count = countOf.get(slug) ?? 0
        return count > 0 && count < total
      })
      .map((value) => ({ facet, value }))
  })
}

/** A loop that someone made by hand ends where it closes. */
function isFilledForNow(
  category: CategoryRow,
  categories: Pick<CategoryTree, 'children'>,
  seen = new Set<number>(),
): boolean {
  if (category.filledBy.length > 0 || category.actionSteps.length > 0) return true
  seen.add(category.id)
  return categories
    .children(category.id)
    .some((child) => !seen.has(child.id) && isFilledForNow(child, categories, seen))
}

function groupsWithPages({ facetKeys }: CategoryRow, facets: FacetSet) {
  return facets.all.filter(
    ({ key, pageTitle }) => pageTitle !== null && (facetKeys.length === 0 || facetKeys.includes(key)),
  )
}
