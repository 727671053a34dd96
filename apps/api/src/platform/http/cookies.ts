import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A browser accepts a cookie of this name only from this very host, over https and for all its paths (RFC 6265bis). */
const hostPrefix = '__Host-'

/**
 * Returns the value of a cookie, or undefined when it is absent or badly encoded. On https the name that no other host
 * can set takes precedence over the plain name, which browsers may still hold from earlier until `setCookie` replaces
 * it.
 */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const cookies = readCookies(request)
  return request.server.hasSecureCookies ? (cookies[hostPrefix + name] ?? cookies[name]) : cookies[name]
}

/** Lists the cookies whose names begin like this, without what https puts before the name. */
export function listCookies(request: FastifyRequest, prefix: string): { name: string; value: string }[] {
  const before = request.server.hasSecureCookies ? hostPrefix : ''
  return Object.entries(readCookies(request)).flatMap(([name, value]) =>
    value !== undefined && name.startsWith(before + prefix)
      ? [{ name: name.slice(before.length), value }]
      : [],
  )
}

/**
 * Sets a cookie that scripts cannot read, unless the caller says otherwise, and that other sites do not send along with
 * a form. On https it is limited to https and to this host.
 */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  options: { maxAgeSeconds: number; isReadable?: boolean },
): void {
  const secure = reply.server.hasSecureCookies
  const send = (held: string, text: string, maxAgeSeconds: number) =>
    reply.header(
      'set-cookie',
      stringifySetCookie({
        name: held,
        value: text,
        path: '/',
        maxAge: Math.floor(maxAgeSeconds),
        httpOnly: options.isReadable !== true,
        sameSite: 'lax',
        secure,
      }),
    )
  if (secure && readCookies(reply.request)[name] !== undefined) send(name, '', 0)
  send(secure ? hostPrefix + name : name, value, options.maxAgeSeconds)
}

/** Makes the browser forget a cookie. */
export function clearCookie(reply: FastifyReply, name: string): void {
  setCookie(reply, name, '', { maxAgeSeconds: 0 })
}

/** Returns what the browser sent, by name; of two with one name the first, and none that is badly encoded. */
function readCookies({ headers }: FastifyRequest) {
  return parseCookie(headers.cookie ?? '', { decode })
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replace(/^"(.*)"$/, '$1'))
  } catch {
    return undefined
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the shop uses https. */
    hasSecureCookies: boolean
  }
}
