/** Long enough for a page that is fetched when the pointer comes near, short enough for prices. */
const shortCache = { 'Cache-Control': 'private, max-age=30' }

/**
 * Headers for a page's data that may be kept for a moment, so that fetching it ahead is not in vain. Whole documents show
 * the visitor's cart too and are never kept.
 */
export function dataCacheHeaders(request: Request): Record<string, string> {
  return request.headers.get('sec-fetch-dest') === 'empty' ? shortCache : {}
}
