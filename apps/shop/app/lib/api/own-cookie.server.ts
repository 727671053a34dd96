import { parseCookie, stringifySetCookie } from 'cookie'
import type { RouterContextProvider } from 'react-router'
import { getHost } from './host-context.server.ts'

type Context = Readonly<RouterContextProvider>

/** On https a browser accepts a cookie of this name from this very host only. */
const hostPrefix = '__Host-'

function isSecure(context: Context): boolean {
  return getHost(context).publicUrl.startsWith('https:')
}

/** Returns the value of a cookie of the shop or the api, which on https has the name that no other host can set. */
export function readOwnCookie(context: Context, name: string): string | undefined {
  const held = isSecure(context) ? hostPrefix + name : name
  return parseCookie(getHost(context).visit.cookie)[held]
}

/** Sets a cookie with the answer to this request. Scripts cannot read it, unless it holds nothing but what they are to show. */
export function setOwnCookie(
  context: Context,
  name: string,
  value: string,
  options: { maxAgeSeconds: number; isShownByScripts?: boolean },
): void {
  const secure = isSecure(context)
  const { maxAgeSeconds: maxAge, isShownByScripts = false } = options
  const cookie = { value, path: '/', maxAge, httpOnly: !isShownByScripts, sameSite: 'lax' } as const
  getHost(context).setCookies.push(
    stringifySetCookie({ ...cookie, name: secure ? hostPrefix + name : name, secure }),
  )
}

/** Makes the browser forget a cookie of the shop or the api. */
export function forgetOwnCookie(context: Context, name: string): void {
  setOwnCookie(context, name, '', { maxAgeSeconds: 0 })
}
