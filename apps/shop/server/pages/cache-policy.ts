import { keptAddressOf } from '../request/page-address.ts'

/** How long a browser may use what it fetched because a link was about to be followed. Shorter than any change is felt. */
const prefetchSeconds = 5
/** When it makes sense to come back, in seconds by status: asked too often, or the api is away or silent. */
const retryAfter: ReadonlyMap<number, number> = new Map([
  [429, 60],
  [502, 30],
  [503, 30],
  [504, 30],
])

/**
 * What a browser may keep of the pages. Every page shows the visitor's own cart, and a page is read again right after a
 * form changed that cart, so nothing is used a second time without asking; a prefetch is used once, soon after. This
 * decides for all pages: a route may only be stricter (`no-store`), and other answers of routes keep what they say.
 */
export function withCachePolicy(answer: Response, request: Request, setCookies: readonly string[]): Response {
  const headers = new Headers(answer.headers)
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  headers.set('cache-control', cacheControlFor(answer, request, setCookies.length > 0))
  const retryAfterSeconds = retryAfter.get(answer.status)
  if (retryAfterSeconds !== undefined && !headers.has('retry-after'))
    headers.set('retry-after', String(retryAfterSeconds))
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}

function cacheControlFor(answer: Response, request: Request, setsCookies: boolean): string {
  const own = answer.headers.get('cache-control')
  if (setsCookies || own?.includes('no-store')) return 'private, no-store'
  const purpose = request.headers.get('sec-purpose') ?? request.headers.get('purpose')
  const { pathname, search } = new URL(request.url)
  // Who asked for it in their own name gets a page with that name, an address, a code: it is on no disk (ASVS 14.3.2).
  const isShared = request.method !== 'POST' && keptAddressOf(`${pathname}${search}`) !== undefined
  const isPage = pathname.endsWith('.data') || answer.headers.get('content-type')?.startsWith('text/html')
  if (isPage && !isShared) return 'private, no-store'
  const type = answer.headers.get('content-type')
  return pageCacheControl({ pathname, isOk: answer.ok, purpose, type }) ?? own ?? 'private, no-store'
}

/** What a browser may keep of a page or of a page's data; undefined for what is neither. */
export function pageCacheControl(page: {
  pathname: string
  isOk: boolean
  /** What the browser says it wants it for (`Sec-Purpose`). */
  purpose: string | null | undefined
  type: string | null | undefined
}): string | undefined {
  if (page.pathname.endsWith('.data')) {
    const isUsable = page.isOk && page.purpose?.includes('prefetch')
    return isUsable ? `private, max-age=${prefetchSeconds}` : 'private, no-store'
  }
  if (!page.type?.startsWith('text/html')) return undefined
  return page.isOk ? 'private, no-cache' : 'private, no-store'
}
