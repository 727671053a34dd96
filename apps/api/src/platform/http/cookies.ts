import type { FastifyReply, FastifyRequest } from 'fastify'

/** The value of a cookie, or undefined when it is absent or badly encoded. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return decode(pair.slice(at + 1).trim())
  }
  return undefined
}

/** Sets a cookie that scripts cannot read, that other sites do not send along with a form, and that https keeps to https. */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  options: { maxAgeSeconds: number },
): void {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${Math.floor(options.maxAgeSeconds)}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(reply.server.hasSecureCookies ? ['Secure'] : []),
  ]
  reply.header('set-cookie', parts.join('; '))
}

/** Makes the browser forget a cookie. */
export function clearCookie(reply: FastifyReply, name: string): void {
  setCookie(reply, name, '', { maxAgeSeconds: 0 })
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
