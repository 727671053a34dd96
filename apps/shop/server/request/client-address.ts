import type { IncomingMessage } from 'node:http'

/**
 * Returns the visitor's address. X-Forwarded-For is believed only for as many entries, counted from the right, as we have
 * proxies in front of this server: the visitor wrote whatever is further left.
 */
export function readClientAddress(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxyHops: number,
): string {
  const direct = request.socket.remoteAddress ?? 'unknown'
  if (trustedProxyHops === 0) return direct
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(withoutPort)
    .filter(Boolean)
  return forwarded.at(-trustedProxyHops) ?? forwarded[0] ?? direct
}

/** Cuts off the port that some proxies add, which differs with each connection: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  const text = entry.trim().slice(0, 64)
  return /^\[([\da-f:.]+)\](?::\d+)?$/i.exec(text)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1] ?? text
}
