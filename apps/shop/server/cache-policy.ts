/** How long a browser may use what it fetched because a link was about to be followed. Shorter than any change is felt. */
const prefetchSeconds = 5

/**
 * What a browser may keep of the pages. Every page shows the visitor's own cart, and a page is read again right after a
 * form changed that cart, so nothing is used a second time without asking; a prefetch is used once, soon after. This
 * decides for all pages: a route may only be stricter (`no-store`), and other answers of routes keep what they say.
 */
export function withCachePolicy(answer: Response, request: Request, setCookies: readonly string[]): Response {
  const headers = new Headers(answer.headers)
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  headers.set('cache-control', cacheControlFor(answer, request, setCookies.length > 0))
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}

function cacheControlFor(answer: Response, request: Request, setsCookies: boolean): string {
  const own = answer.headers.get('cache-control')
  if (setsCookies || own?.includes('no-store')) return 'private, no-store'
  if (new URL(request.url).pathname.endsWith('.data')) {
    const isUsable = answer.ok && isPrefetch(request)
    return isUsable ? `private, max-age=${prefetchSeconds}` : 'private, no-store'
  }
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  return isPage ? 'private, no-cache' : (own ?? 'private, no-store')
}

function isPrefetch(request: Request): boolean {
  const purpose = request.headers.get('sec-purpose') ?? request.headers.get('purpose')
  return purpose?.includes('prefetch') ?? false
}
