const personal = /^\/(?:account|login|checkout\/checkout-login)(?:\/|$)/

/**
 * Whether a page may load the tag manager of a visitor who allows it. Pages of the account never do: their addresses carry
 * codes that open it, and what they show is nobody else's business.
 */
export function carriesTags(pathname: string): boolean {
  return !personal.test(decodeURI(pathname).replace(/\/+/g, '/').toLowerCase())
}
