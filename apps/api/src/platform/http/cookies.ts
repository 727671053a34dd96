import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A browser takes a cookie of such a name only from this very host, over https and for all its paths (RFC 6265bis). */
const hostPrefix = '__Host-'

/**
 * The value of a cookie, or undefined when it is absent or badly encoded. On https it is the one that no other host can have
 * set; failing that the one under the plain name, which browsers may still hold of before and get in exchange at `setCookie`.
 */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const plain = cookieOf(request, name)
  return request.server.hasSecureCookies ? (cookieOf(request, hostPrefix + name) ?? plain) : plain
}

/**
 * Sets a cookie that scripts cannot read, that other sites do not send along with a form, and that https keeps to https and
 * to this host.
 */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  options: { maxAgeSeconds: number },
): void {
  const { server, request } = reply
  if (server.hasSecureCookies && cookieOf(request, name) !== undefined)
    reply.header('set-cookie', cookieLine(server, name, '', 0))
  const held = server.hasSecureCookies ? hostPrefix + name : name
  reply.header('set-cookie', cookieLine(server, held, value, options.maxAgeSeconds))
}

/** Makes the browser forget a cookie. */
export function clearCookie(reply: FastifyReply, name: string): void {
  setCookie(reply, name, '', { maxAgeSeconds: 0 })
}

function cookieLine(server: FastifyInstance, name: string, value: string, maxAgeSeconds: number): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${Math.floor(maxAgeSeconds)}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(server.hasSecureCookies ? ['Secure'] : []),
  ].join('; ')
}

function cookieOf(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return decode(pair.slice(at + 1).trim())
  }
  return undefined
}

function decode(text: string) {
  const bare = text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text
  try {
    return decodeURIComponent(bare)
  } catch {
    return undefined
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** True when the shop is on https. */
    hasSecureCookies: boolean
  }
}
