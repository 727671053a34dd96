import type { Overview } from '@sluimer/contract/catalog/overview'
import type { ProductIndex, ProductQuery } from '@sluimer/search/port'
import type { Connection } from '../../platform/db/database.ts'
import { getTiles } from '../catalog/get-tiles.ts'
import { activeFiltersOf, resetUrlOf } from './active-filters.ts'
import { categoryOf } from './category-of.ts'
import { filtersOf } from './filters-of.ts'
import { type ListingRequest, pageSize } from './listing.ts'
import { readListingRequest } from './listing-request.ts'
import { listingUrl } from './listing-url.ts'
import { existingPages, paginationOf } from './pagination-of.ts'
import { priceRangeOf } from './price-filter.ts'
import type { ProductSearch } from './product-search.ts'
import { defaultSort } from './sort-options.ts'
import { sortOptionsOf } from './sort-options-of.ts'

/**
 * A category's listing (CT-01 to CT-11): what is shown, counted and offered for the path and query of its page. Undefined
 * when the path leads to no category or names a filter value that does not exist.
 */
export async function findCategoryOverview(
  { db, search }: { db: Connection; search: ProductSearch },
  url: { path: string; querystring?: string | undefined },
  at: Date,
): Promise<Overview | undefined> {
  const { categories, facets, index } = search
  const request = readListingRequest(url.path, url.querystring ?? '', categories, facets)
  if (request === undefined) return undefined

  const { listing, pages } = listPages(request, index)
  const [products, category] = await Promise.all([
    getTiles(db, listing.ids, at),
    categoryOf(db, request.category, search),
  ])
  return {
    category,
    breadcrumb: categories.breadcrumb(request.category),
    filters: filtersOf(request, listing, facets),
    active_filters: activeFiltersOf(request),
    reset_url: resetUrlOf(request),
    sort: sortOptionsOf(request),
    products,
    pagination: paginationOf(request, pages, listing.total),
    canonical_url: canonicalUrlOf(request),
    indexable: !request.hasQuery && request.choices.length <= 1 && listing.total > 0,
  }
}

/** The pages asked for or, when the listing ends before them, its last page. */
function listPages(request: ListingRequest, index: ProductIndex) {
  const asked = index.list(queryOf(request, request.pages))
  const pages = existingPages(request.pages, asked.total)
  const listing = pages.first === request.pages.first ? asked : index.list(queryOf(request, pages))
  return { listing, pages }
}

function queryOf(
  { category, choices, price, sort }: ListingRequest,
  pages: ListingRequest['pages'],
): ProductQuery {
  const byFacet = Map.groupBy(choices, (choice) => choice.facet.key)
  return {
    categoryId: category.id,
    filters: Object.fromEntries(
      Array.from(byFacet, ([key, same]) => [key, same.map((choice) => choice.value.slug)]),
    ),
    ...(price === undefined ? {} : { priceRange: priceRangeOf(price) }),
    sort: sort.order,
    offset: (pages.first - 1) * pageSize,
    limit: (pages.last - pages.first + 1) * pageSize,
  }
}

/** One address for the same choices, whatever their order, price borders, sorting or page. */
function canonicalUrlOf({ category, choices }: ListingRequest): string {
  return listingUrl({ category, choices, price: undefined, sort: defaultSort }).url
}
