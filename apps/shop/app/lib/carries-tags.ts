const personal = /^\/(?:account|login|checkout\/checkout-login)(?:\/|$)/

/**
 * Whether a page may have the tag manager of a visitor who allows it. Pages of the account never do: their addresses carry
 * codes that open it, and what they show and ask is nobody else's business. The server loads it in no such page, and the
 * browser moves to one by loading it whole (`features/marketing/use-untagged-move.ts`).
 */
export function carriesTags(pathname: string): boolean {
  return !personal.test(decode(pathname).replace(/\/+/g, '/').toLowerCase())
}

/** Returns a path as it is when it cannot be decoded; it is not a page then. */
function decode(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
