import { tidySearchText } from '@sluimer/domain/search/search-text'
import { readListingQuery } from '../listing/listing-address.ts'

/** The page of results (RT-07), and the key of its text in the query. */
export const searchPath = '/zoeken/'
export const searchKey = 'tn_q'

/** Reads an address of the page of results; every address is a valid search. */
export function readSearch(params: URLSearchParams): { text: string; querystring: string } {
  const others = new URLSearchParams(params)
  others.delete(searchKey)
  return { text: tidySearchText(params.get(searchKey) ?? ''), querystring: readListingQuery(others) }
}

/** Returns the api call for the results behind a link (CT-10). */
export function searchCall({ searchParams }: URL): string {
  const { text, querystring } = readSearch(searchParams)
  return `/v1/catalog/search?${new URLSearchParams({ search_term: text, querystring })}`
}

export function searchAddress(text: string): string {
  return `${searchPath}?${new URLSearchParams({ [searchKey]: text })}`
}
