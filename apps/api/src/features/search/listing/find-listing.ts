import type { Listing } from '@sluimer/contract/catalog/overview'
import { type BedSize, listSuitingSizes } from '@sluimer/domain/catalog/bed-size'
import type { PreferredChoice, ProductIndex, ProductQuery, SearchResult } from '@sluimer/search/port'
import { showChosen } from '../../catalog/tile/show-chosen.ts'
import type { FacetSet } from '../index/facet-set.ts'
import type { FilteredSources } from '../index/listing-sources.ts'
import { listActiveFilters, toResetUrl } from './active-filters.ts'
import { buildFilters } from './build-filters.ts'
import { listSortOptions } from './list-sort-options.ts'
import { type ListingRequest, pageSize } from './listing.ts'
import { toPriceRange } from './price-filter.ts'
import { limitToExistingPages, toPagination } from './to-pagination.ts'

/** Returns what a listing shows, counts and offers, and the index's own result. */
export async function findListing(
  { tiles, products, search: { index, facets } }: FilteredSources,
  request: ListingRequest,
  { bed, at }: { bed: BedSize | undefined; at: Date },
): Promise<{ listing: Listing; result: SearchResult }> {
  const { result, pages } = listPages(request, index, bed && toPreferred(bed, facets))
  const slugs = request.choices.map(({ value }) => value.slug)
  const listing = {
    filters: buildFilters(request, result, facets),
    active_filters: listActiveFilters(request),
    reset_url: toResetUrl(request),
    sort: listSortOptions(request),
    products: await showChosen(await tiles.getTiles(result.ids, at), { slugs, bed }, { products, at }),
    pagination: toPagination(request, pages, result.total),
  }
  return { listing, result }
}

/** Lists the pages asked for or, when the listing ends before them, its last page. */
function listPages(request: ListingRequest, index: ProductIndex, preferred: PreferredChoice | undefined) {
  const findPages = (pages: ListingRequest['pages']) =>
    find(index, { ...toQuery(request, pages), ...(preferred && { preferred }) })
  const asked = findPages(request.pages)
  const pages = limitToExistingPages(request.pages, asked.total)
  const result = pages.first === request.pages.first ? asked : findPages(pages)
  return { result, pages }
}

/** Returns what the index must sort by for products to stand as their tiles do, in the size for the visitor's bed. */
function toPreferred(bed: BedSize, facets: FacetSet): PreferredChoice | undefined {
  const kinds = listSuitingSizes(bed).map(({ signs, sizes }) => ({ signs, slugs: sizes }))
  const [choice] = kinds.flatMap(({ slugs }) => slugs.flatMap((slug) => facets.findChoice(slug) ?? []))
  return choice && { facet: choice.facet.key, kinds }
}

function find(index: ProductIndex, query: ProductQuery): SearchResult {
  return query.text === undefined ? index.list(query) : index.search(query)
}

function toQuery(
  { place, choices, price, sort }: ListingRequest,
  pages: ListingRequest['pages'],
): ProductQuery {
  const byFacet = Map.groupBy(choices, (choice) => choice.facet.key)
  return {
    ...place.scope,
    filters: Object.fromEntries(
      Array.from(byFacet, ([key, same]) => [key, same.map((choice) => choice.value.slug)]),
    ),
    ...(price === undefined ? {} : { priceRange: toPriceRange(price) }),
    sort: sort.order,
    offset: (pages.first - 1) * pageSize,
    limit: (pages.last - pages.first + 1) * pageSize,
  }
}
