import type { Overview } from '@sluimer/contract/catalog/overview'
import { parseBedSize } from '@sluimer/domain/catalog/bed-size'
import type { PageSources } from '../index/page-sources.ts'
import type { ProductSearch } from '../index/product-search.ts'
import { describeCategory } from '../listing/describe-category.ts'
import { listFilterPages } from '../listing/filter-pages.ts'
import { findListing } from '../listing/find-listing.ts'
import { formatHeading, formatIntro } from '../listing/listing-heading.ts'
import { isItsOwn, toCanonicalUrl } from '../listing/listing-indexing.ts'
import { type CategoryRequest, readListingRequest } from '../listing/listing-request.ts'
import { describeFloor } from './describe-floor.ts'

/**
 * Returns a category's listing (CT-01 to CT-11): what it shows, counts and offers for the path and query of its page.
 * Undefined when the path leads to no category or names a filter value that does not exist.
 */
export async function findCategoryOverview(
  sources: Pick<PageSources, 'search' | 'tiles' | 'products' | 'pictures' | 'dealTimes' | 'contents'>,
  url: { path: string; querystring?: string | undefined; bed_size?: string | undefined },
  at: Date,
): Promise<Overview | undefined> {
  const { search } = sources
  const { categories, facets } = search
  const request = readListingRequest(url.path, url.querystring ?? '', categories, facets)
  if (request === undefined) return undefined

  const { choices, department } = request
  const isWhole = choices.length === 0 && department === undefined
  const isFirstView = isWhole && request.price === undefined && request.pages.first === 1
  const [{ listing, result }, category, floor] = await Promise.all([
    findListing(sources, request, { bed: parseBedSize(url.bed_size ?? ''), at }),
    describeCategory(sources, request.category, at),
    isFirstView ? describeFloor(sources, request.category) : null,
  ])
  return {
    category: { ...category, floor },
    heading: formatHeading(nameListing(request), choices),
    intro: isWhole ? category.description : formatIntro(result),
    breadcrumb: [
      ...categories.breadcrumb(request.category),
      ...(department ? [{ title: department.title, link: `/${request.place.path}/` }] : []),
    ],
    ...listing,
    canonical_url: toCanonicalUrl(request, listing),
    indexable: isItsOwn(request, listing) && hasOwnPage(request, search),
  }
}

function nameListing({ category, department }: CategoryRequest): string {
  return department === undefined ? category.title : `${category.title}: ${department.title}`
}

/**
 * Whether the listing is the category itself, or one filter value with a page of its own (RT-13). What offers have from a
 * department is something else next week, so it has none.
 */
function hasOwnPage({ category, choices, department }: CategoryRequest, search: ProductSearch): boolean {
  if (department !== undefined) return false
  const [only, ...others] = choices
  if (only === undefined) return true
  return others.length === 0 && listFilterPages(category, search).some(({ value }) => value === only.value)
}
