/** Two years, as browsers' preload lists ask. */
const strictTransportSeconds = 63_072_000

/**
 * For every answer that is not a page: a refusal, a redirect, a file, data. Opened by itself or in a frame it can do nothing
 * (ASVS 3.4.3, 3.4.6). Pages need more and send their own policy.
 */
const nothingAtAll = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Passkeys are for the shop's own pages and for no frame in them. A shopper moves to the account from any page without
 * loading another document, so that all of them have the permission.
 */
const permissions = [
  ...['camera=()', 'microphone=()', 'geolocation=()', 'payment=(self)'],
  ...['publickey-credentials-get=(self)', 'publickey-credentials-create=(self)'],
].join(', ')

/** A mail is read on another site when its program is a page: without this header, that would show no picture of ours. */
export const pictureHeaders: Readonly<Record<string, string>> = {
  'cross-origin-resource-policy': 'cross-origin',
}

/** Pictures of goods, and the shop's mark at the top of its mails. */
const picturePaths = ['/media/', '/icons/']

/** Whether an address is that of a picture; one that cannot be read is undefined, and is none. */
export function isPicture(pathname: string | undefined): boolean {
  return picturePaths.some((path) => pathname?.startsWith(path))
}

/** Returns the headers of every answer of the shop. HSTS is sent only where shoppers already come over https. */
export function buildSecurityHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-site',
    'content-security-policy': nothingAtAll,
    ...(publicUrl.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${strictTransportSeconds}; includeSubDomains` }
      : {}),
  }
}
