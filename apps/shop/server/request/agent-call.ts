import type { IncomingMessage } from 'node:http'
import type { ShopConfig } from '../config.ts'

/** Names of this very machine, which no page of another site can have. */
const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Whether a call of an agent comes from a program, or from a page of ours. A browser that shows another site names that site
 * as the origin; and a name that somebody made point at this machine is not a name of ours (DNS rebinding). Behind a proxy the
 * name is the proxy's business.
 */
export function isFromAgent(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { publicUrl, trustedProxyHops }: Pick<ShopConfig, 'publicUrl' | 'trustedProxyHops'>,
): boolean {
  const own = new URL(publicUrl)
  if (headers.origin !== undefined && headers.origin !== own.origin) return false
  if (trustedProxyHops > 0) return true
  const host = headers.host?.toLowerCase() ?? ''
  return host === own.host || ownNames.test(host)
}
