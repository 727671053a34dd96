import type { CategoryRow } from '../../catalog/category/category.queries.ts'
import type { CategoryTree } from '../../catalog/category/category-tree.ts'
import type { FacetChoice, FacetSet } from '../index/facet-set.ts'
import { findDepartment } from './departments.ts'
import {
  type ListingPlace,
  type ListingRequest,
  mostPathValues,
  pageKey,
  priceKey,
  toFacetParameter,
} from './listing.ts'
import { readPages, readPriceBorders } from './listing-numbers.ts'
import { toCategoryPlace, toDepartmentPlace } from './listing-place.ts'
import { chooseSort } from './sort-options.ts'

/** What the url of a category's listing asks for; with a department, only the offers from it. */
export type CategoryRequest = ListingRequest & { category: CategoryRow; department?: CategoryRow }

/**
 * Reads the url of a category's listing. The longest start of the path that is a category is the category. A department may
 * follow where it lists offers, and then at most three filter values; anything else there does not exist (RT-13): undefined.
 * Unreadable parts of the query are left out, so that a mangled link still shows the nearest listing.
 */
export function readListingRequest(
  path: string,
  querystring: string,
  tree: CategoryTree,
  facets: FacetSet,
): CategoryRequest | undefined {
  const segments = path.split('/').filter((segment) => segment !== '')
  const category = longestCategory(segments, tree)
  if (category === undefined) return undefined

  const rest = segments.slice(category.path.split('/').length)
  const department = findDepartment(category, rest[0], { categories: tree, facets })
  const slugs = department === undefined ? rest : rest.slice(1)
  const inPath = slugs.flatMap((slug) => facets.findChoice(slug) ?? [])
  if (inPath.length < slugs.length || slugs.length > mostPathValues) return undefined

  const place = department === undefined ? toCategoryPlace(category) : toDepartmentPlace(category, department)
  return {
    category,
    ...(department && { department }),
    ...readListingQuery(place, querystring, facets, inPath),
  }
}

/** Reads the query of a listing for which `inPath` is chosen already; unreadable parts are left out. */
export function readListingQuery(
  place: ListingPlace,
  querystring: string,
  facets: FacetSet,
  inPath: readonly FacetChoice[] = [],
): ListingRequest {
  const query = new URLSearchParams(querystring)
  return {
    place,
    choices: facets.inUrlOrder([...inPath, ...choicesIn(query, facets)]),
    price: readPriceBorders(query.get(toFacetParameter(priceKey))),
    sort: chooseSort(query.get('tn_sort'), place.sortChoices),
    pages: readPages(query.get(pageKey)),
    hasOtherQuery: [...query.keys()].some((key) => key.startsWith('tn_') && key !== pageKey),
  }
}

function longestCategory(segments: readonly string[], tree: CategoryTree): CategoryRow | undefined {
  for (let length = segments.length; length > 0; length--) {
    const category = tree.findByPath(segments.slice(0, length).join('/'))
    if (category !== undefined) return category
  }
  return undefined
}

function choicesIn(query: URLSearchParams, facets: FacetSet): FacetChoice[] {
  return facets.all.flatMap((facet) =>
    query
      .getAll(toFacetParameter(facet.key))
      .flatMap((values) => values.split('|'))
      .flatMap((slug) => facets.findChoice(slug) ?? [])
      .filter((choice) => choice.facet === facet),
  )
}
