import { withoutOuterSlashes } from '@sluimer/domain/route/outer-slashes'

/** Longer ones are no category's: the contract takes at most these. */
const longestPath = 500
const longestQuery = 2000
/** How the key of a filter group begins in a query. */
const facetPrefix = 'tn_fk_'
/** CT-07: the price filter's key in urls; its value is `min-max` in whole euros. */
export const priceKey = 'tn_fk_ae-prijs'

/** The path of a category with its filter segments as the api wants it; undefined when it cannot be one. */
export function categoryPathOf(splat: string | undefined): string | undefined {
  const path = withoutOuterSlashes(splat ?? '')
  if (path === '' || path.length > longestPath || path.toLowerCase().endsWith('.html')) return undefined
  return path
}

/** The call for the category listing behind a link (CT-10). */
export function categoryCall({ pathname, searchParams }: URL): string {
  const path = categoryPathOf(decodeURI(pathname)) ?? ''
  const query = new URLSearchParams({ path, querystring: listingQuery(searchParams) })
  return `/v1/catalog/overview/category?${query}`
}

/** The part of a page's query that is about the listing: all its keys begin with `tn_`. Others are advertisers'. */
export function listingQuery(search: URLSearchParams): string {
  const own = new URLSearchParams([...search].filter(([key]) => key.startsWith('tn_')))
  return own.toString().slice(0, longestQuery)
}

/**
 * Everything a form about one thing must carry along: the other choices, but not the page, which starts anew, and not what
 * advertisers put there: one page is made for all who come, whatever stands in their address.
 */
export function otherChoices(search: string, ownKey: string): [key: string, value: string][] {
  return [...new URLSearchParams(search)].filter(
    ([key]) => key.startsWith('tn_') && key !== ownKey && key !== 'tn_p',
  )
}

/**
 * RT-13: where a listing stands when its path is another one: values in another order, one twice, or in the query while
 * the path has room for them. Price, sorting and what others put into the query stay. Undefined when it stands right.
 */
export function movedAddress(asked: URL, path: string, canonicalUrl: string): string | undefined {
  const canonical = new URL(canonicalUrl, asked)
  if (decodeURI(canonical.pathname) === `/${path}/`) return undefined
  const others = [...asked.searchParams].filter(([key]) => !key.startsWith(facetPrefix) || key === priceKey)
  const query = new URLSearchParams(
    [...canonical.searchParams].filter(([key]) => key.startsWith(facetPrefix)).concat(others),
  )
  return query.size === 0 ? canonical.pathname : `${canonical.pathname}?${query}`
}
