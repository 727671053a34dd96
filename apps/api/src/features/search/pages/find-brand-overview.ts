import type { BrandOverview } from '@sluimer/contract/catalog/overview'
import { parseBedSize } from '@sluimer/domain/catalog/bed-size'
import { homeLink } from '../../catalog/category/category-tree.ts'
import type { FilteredSources } from '../index/listing-sources.ts'
import { findListing } from '../listing/find-listing.ts'
import { isItsOwn, toCanonicalUrl } from '../listing/listing-indexing.ts'
import { toBrandPlace } from '../listing/listing-place.ts'
import { readListingQuery } from '../listing/listing-request.ts'

/** The ways to ask for a brand; the first one in this order that is given decides (API-03). */
export interface BrandAddress {
  brand?: string | undefined
  path?: string | undefined
  querystring?: string | undefined
  fullPath?: string | undefined
  bed_size?: string | undefined
}

/** Returns a brand's listing (RT-05): a category's overview, with the brand fixed. Undefined without such a brand. */
export async function findBrandOverview(
  sources: FilteredSources,
  address: BrandAddress,
  at: Date,
): Promise<BrandOverview | undefined> {
  const { search } = sources
  const { slug, querystring } = readBrandAddress(address)
  const brand = search.brands.findBySlug(slug)
  if (brand === undefined) return undefined
  const request = readListingQuery(toBrandPlace(brand), querystring, search.facets)
  const { listing } = await findListing(sources, request, { bed: parseBedSize(address.bed_size ?? ''), at })
  return {
    brand: { title: brand.title, link: brand.link.link, description: brand.description },
    breadcrumb: [homeLink, { title: 'Merken', link: '/brands/' }, brand.link],
    ...listing,
    canonical_url: toCanonicalUrl(request, listing),
    indexable: isItsOwn(request, listing),
  }
}

function readBrandAddress({ brand, path, querystring, fullPath = '' }: BrandAddress) {
  const [fullPathname = '', fullQuery = ''] = fullPath.split('?')
  const [root, slug = '', ...rest] = (path ?? fullPathname).split('/').filter((segment) => segment !== '')
  const isBrandPath = root === 'brands' && rest.length === 0
  return { slug: brand ?? (isBrandPath ? slug : ''), querystring: querystring ?? fullQuery }
}
