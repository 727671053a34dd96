import type { IncomingMessage } from 'node:http'

/**
 * The visitor's address. X-Forwarded-For is believed only for as many entries, counted from the right, as proxies of
 * ours stand before this server: whatever is further left was written by the visitor.
 */
export function clientAddressOf(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxyHops: number,
): string {
  const direct = request.socket.remoteAddress ?? 'unknown'
  if (trustedProxyHops === 0) return direct
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  return forwarded.at(-trustedProxyHops) ?? forwarded[0] ?? direct
}
