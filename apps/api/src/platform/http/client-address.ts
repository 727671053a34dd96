import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * Returns the visitor's address. The shop forwards it in a header; without a valid service token that header is only a
 * claim, and the connection's own address counts.
 */
export function readClientAddress(request: FastifyRequest): string {
  const forwarded = request.headers['x-forwarded-for']
  if (!request.isFromService() || typeof forwarded !== 'string')
    return request.socket.remoteAddress ?? 'unknown'
  return forwarded.split(',', 1)[0]?.trim().slice(0, 64) || 'unknown'
}

/** Returns the key under which calls are counted. An IPv6 visitor can call from a whole /64, so that counts as one. */
export function toRateLimitKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`
}
