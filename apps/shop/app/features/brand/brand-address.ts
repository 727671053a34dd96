import { readListingQuery } from '../listing/listing-address.ts'

/** Returns the api call for the brand's listing behind a link: the next page keeps the brand (CT-10). */
export function toBrandCall({ pathname, searchParams }: URL): string {
  const brand = pathname.split('/').filter((segment) => segment !== '')[1] ?? ''
  const query = new URLSearchParams({ brand, querystring: readListingQuery(searchParams), func: 'loadMore' })
  return `/v1/catalog/overview/brand/products?${query}`
}
