import type { Overview } from '@sluimer/contract/catalog/overview'
import type { Connection } from '../../platform/db/database.ts'
import { categoryOf } from './category-of.ts'
import { canonicalUrlOf, findListing } from './find-listing.ts'
import { readListingRequest } from './listing-request.ts'
import type { ProductSearch } from './product-search.ts'

/**
 * A category's listing (CT-01 to CT-11): what is shown, counted and offered for the path and query of its page. Undefined
 * when the path leads to no category or names a filter value that does not exist.
 */
export async function findCategoryOverview(
  { db, search }: { db: Connection; search: ProductSearch },
  url: { path: string; querystring?: string | undefined },
  at: Date,
): Promise<Overview | undefined> {
  const { categories, facets } = search
  const request = readListingRequest(url.path, url.querystring ?? '', categories, facets)
  if (request === undefined) return undefined

  const [{ listing }, category] = await Promise.all([
    findListing({ db, search }, request, at),
    categoryOf(db, request.category, search, at),
  ])
  return {
    category,
    breadcrumb: categories.breadcrumb(request.category),
    ...listing,
    canonical_url: canonicalUrlOf(request),
    indexable: !request.hasQuery && request.choices.length <= 1 && listing.pagination.total > 0,
  }
}
