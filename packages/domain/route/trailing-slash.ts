/** API, webhooks, media and built assets: no pages (RT-14, D). */
const notPages = /^\/(api|v1|media|assets)(\/|$)/i

/** '/checkout/thankyou' gets its parameters from the payment's return and stays as it was asked for. */
const thankYou = /^\/checkout\/thankyou$/i

/** Folders that frameworks and standards use for themselves: '/.well-known/…', '/__manifest'. */
const reserved = /^\/(\.|__)/

/** A last segment such as 'robots.txt' or 'dekbed.html' or 'dekbed.data'; 'dekbed-2.5' has no extension. */
const file = /\.[a-z][a-z0-9]*$/i

/** A product's page with slashes after it. */
const slashedProduct = /^(\/.*\.html)\/+$/i

/**
 * Where an address is redirected to (301), query kept: a page to the one with a trailing slash, a product's page to the
 * one without; undefined when it is right as it is (RT-14). Takes the raw path and query of the request line. The answer always starts with one '/' and a character
 * that is no slash, so that it never leads to another host.
 */
export function trailingSlashTarget(pathname: string, search: string): string | undefined {
  if (!isPlainPath(pathname, search)) return undefined
  const decoded = decode(pathname)
  if (decoded === undefined || [notPages, reserved].some((exception) => exception.test(decoded)))
    return undefined
  if (slashedProduct.test(decoded)) return `${pathname.replace(/\/+$/, '')}${search}`
  if (pathname.endsWith('/') || file.test(decoded) || thankYou.test(decoded)) return undefined
  if (decoded.toLowerCase().includes('restore')) return undefined
  return `${pathname}/${search}`
}

/** Printable ASCII without backslash (browsers read it as a slash), and not '//host'. */
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
