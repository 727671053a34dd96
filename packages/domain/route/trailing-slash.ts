/** API, webhooks, media and built assets are not pages (RT-14, D). */
const notPages = /^\/(api|v1|media|assets)(\/|$)/i

/** '/checkout/thankyou' gets its parameters when the shopper returns from the payment, and is not redirected. */
const thankYou = /^\/checkout\/thankyou$/i

/** Folders that frameworks and standards reserve: '/.well-known/…', '/__manifest'. */
const reserved = /^\/(\.|__)/

/** A last segment such as 'robots.txt', 'dekbed.html' or 'dekbed.data'; 'dekbed-2.5' has no extension. */
const file = /\.[a-z][a-z0-9]*$/i

/** A product page followed by slashes. */
const slashedProduct = /^(\/.*\.html)\/+$/i
/** The same slashes as they are written in an address. */
const lastSlashes = /(?:\/|%2F)+$/i

/**
 * Returns the address to redirect to (301), with the query: a page gets a trailing slash, a product page loses it.
 * Undefined when the address is already right (RT-14). Takes the raw path and query of the request line. The result
 * always starts with one '/' and a character that is not a slash, so that it never leads to another host.
 */
export function findTrailingSlashTarget(pathname: string, search: string): string | undefined {
  if (!isPlainPath(pathname, search)) return undefined
  const decoded = decode(pathname)
  if (decoded === undefined || [notPages, reserved].some((exception) => exception.test(decoded)))
    return undefined
  if (slashedProduct.test(decoded)) return `${pathname.replace(lastSlashes, '')}${search}`
  if (pathname.endsWith('/') || file.test(decoded) || thankYou.test(decoded)) return undefined
  if (decoded.toLowerCase().includes('restore')) return undefined
  return `${pathname}/${search}`
}

/** Whether the address is printable ASCII without backslashes (browsers read them as slashes), and not '//host'. */
function isPlainPath(pathname: string, search: string): boolean {
  return /^\/[!-.0-[\]-~][!-[\]-~]*$/.test(pathname) && !/[?#]/.test(pathname) && /^(\?[!-~]*)?$/.test(search)
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
