import type { CategoryPath } from '@sluimer/contract/catalog/overview'
import { categoryLink } from '../../catalog/category/category-tree.ts'
import type { ProductSearch } from '../index/product-search.ts'
import { readListingRequest } from '../listing/listing-request.ts'

/** Returns a category's path, by its id or by an address inside it (API-03). Undefined without such a category. */
export function findCategoryPath(
  { id, path = '' }: { id?: string | undefined; path?: string | undefined },
  { categories, facets }: Pick<ProductSearch, 'categories' | 'facets'>,
): CategoryPath | undefined {
  const category =
    id === undefined
      ? readListingRequest(path, '', categories, facets)?.category
      : categories.find(/^\d{1,15}$/.test(id) ? Number(id) : 0)
  if (category === undefined) return undefined
  return {
    id: String(category.id),
    title: category.title,
    path: category.path,
    link: categoryLink(category).link,
    breadcrumb: categories.breadcrumb(category),
  }
}
