import { withoutOuterSlashes } from '@sluimer/domain/route/outer-slashes'

/** The longest path and query that the contract accepts. */
const longestPath = 500
const longestQuery = 2000
/** The prefix of a filter group's key in a query. */
const facetPrefix = 'tn_fk_'
/** CT-07: the price filter's key in urls; its value is `min-max` in whole euros. */
export const priceKey = 'tn_fk_ae-prijs'

/** Returns the path of a category with its filter segments as the api wants it; undefined when it cannot be one. */
export function toCategoryPath(splat: string | undefined): string | undefined {
  const path = withoutOuterSlashes(splat ?? '')
  if (path === '' || path.length > longestPath || path.toLowerCase().endsWith('.html')) return undefined
  return path
}

/** Returns the api call for the category listing behind a link (CT-10). */
export function toCategoryCall({ pathname, searchParams }: URL): string {
  const path = toCategoryPath(decodeURI(pathname)) ?? ''
  const query = new URLSearchParams({ path, querystring: readListingQuery(searchParams) })
  return `/v1/catalog/overview/category?${query}`
}

/** Returns the part of a query that belongs to the listing: all its keys begin with `tn_`. Others are advertisers'. */
export function readListingQuery(search: URLSearchParams): string {
  const own = new URLSearchParams([...search].filter(([key]) => key.startsWith('tn_')))
  return own.toString().slice(0, longestQuery)
}

/**
 * Returns the fields that a form for one choice must keep: the other choices, but not the page number, which starts
 * again, nor advertisers' parameters, because all visitors get the same page whatever their address holds.
 */
export function listOtherChoices(search: string, ownKey: string): [key: string, value: string][] {
  return [...new URLSearchParams(search)].filter(
    ([key]) => key.startsWith('tn_') && key !== ownKey && key !== 'tn_p',
  )
}

/**
 * RT-13: returns where a listing belongs when its path is wrong: values in another order, one twice, or in the query
 * while the path has room for them. Price, sorting and other parameters stay. Undefined when the address is right.
 */
export function findMovedAddress(asked: URL, path: string, canonicalUrl: string): string | undefined {
  const canonical = new URL(canonicalUrl, asked)
  if (decodeURI(canonical.pathname) === `/${path}/`) return undefined
  const others = [...asked.searchParams].filter(([key]) => !key.startsWith(facetPrefix) || key === priceKey)
  const query = new URLSearchParams(
    [...canonical.searchParams].filter(([key]) => key.startsWith(facetPrefix)).concat(others),
  )
  return query.size === 0 ? canonical.pathname : `${canonical.pathname}?${query}`
}
