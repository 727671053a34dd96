/** Two years, as browsers' preload lists ask. */
const strictTransportSeconds = 63_072_000

/** The headers of every answer of the shop. HSTS only where shoppers already come over https. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-site',
    ...(publicUrl.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${strictTransportSeconds}; includeSubDomains` }
      : {}),
  }
}
