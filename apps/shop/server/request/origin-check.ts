import type { IncomingMessage } from 'node:http'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may change something: safe methods always, others only when the browser says that one of our own pages
 * sent them. The browser writes both headers, never a page. For `Origin: null` (a page that hides its referrer)
 * Sec-Fetch-Site decides.
 */
export function isSameOriginOrSafe(
  request: Pick<IncomingMessage, 'method' | 'headers'>,
  publicUrl: string,
): boolean {
  if (safeMethods.has(request.method ?? '')) return true
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin === undefined || origin === 'null') return site === 'same-origin'
  const own = new URL(publicUrl)
  // The scheme counts: a page that came without encryption may have been changed on its way.
  return origin === own.origin || (host !== undefined && origin === `${own.protocol}//${host.toLowerCase()}`)
}
