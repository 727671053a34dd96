import { toKeptAddress } from '../request/page-address.ts'

/** How long a browser may use what it prefetched when a link was about to be followed. Too short for anyone to notice a change. */
const prefetchSeconds = 5
/** When to come back, in seconds by status: after too many requests, or when the api is unreachable or silent. */
const retryAfter: ReadonlyMap<number, number> = new Map([
  [429, 60],
  [502, 30],
  [503, 30],
  [504, 30],
])

/**
 * Sets what a browser may keep of the pages. Every page shows the visitor's own cart, and a page is read again right after a
 * form changed that cart, so nothing is used a second time without asking; a prefetch is used once, soon after. This decides
 * for all pages: a route may only be stricter (`no-store`), and other answers of routes keep their own headers.
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
  // A page made for one visitor contains their name, address or code, and may be on no disk (ASVS 14.3.2).
  const isShared = request.method !== 'POST' && toKeptAddress(`${pathname}${search}`) !== undefined
  const isPage = pathname.endsWith('.data') || answer.headers.get('content-type')?.startsWith('text/html')
  if (isPage && !isShared) return 'private, no-store'
  const type = answer.headers.get('content-type')
  return choosePageCacheControl({ pathname, isOk: answer.ok, purpose, type }) ?? own ?? 'private, no-store'
}

/** Returns what a browser may keep of a page or of a page's data; undefined for anything else. */
export function choosePageCacheControl(page: {
  pathname: string
  isOk: boolean
  /** The purpose that the browser gives (`Sec-Purpose`). */
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
