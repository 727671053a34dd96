import type { Overview } from '@sluimer/contract/catalog/overview'
import { type ListingRequest, pageSize } from './listing.ts'
import { buildListingUrl } from './listing-url.ts'

/** Returns the pages asked for as far as they exist; beyond the end that is the last page. */
export function limitToExistingPages(
  { first, last }: ListingRequest['pages'],
  total: number,
): ListingRequest['pages'] {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return { first: Math.min(first, pages), last: Math.min(last, pages) }
}

/** Describes the position in the listing and how it continues (CT-10). */
export function toPagination(
  request: ListingRequest,
  pages: ListingRequest['pages'],
  total: number,
): Overview['pagination'] {
  const next = pages.last + 1
  const isLast = pages.last * pageSize >= total
  return {
    total,
    subtotal: Math.min(pages.last * pageSize, total),
    page: pages.last,
    page_links: {
      next: isLast ? null : buildListingUrl(request, String(next)).url,
      range: isLast ? null : buildListingUrl(request, `1-${next}`).url,
    },
  }
}
