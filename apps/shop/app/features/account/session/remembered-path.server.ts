import type { RouterContextProvider } from 'react-router'
import { forgetOwnCookie, readOwnCookie, setOwnCookie } from '../../../lib/api/own-cookie.server.ts'
import { toLocalPath } from '../../../lib/local-path.ts'

const cookieName = 'auth.redirect'
/** A login with a code by mail, or with a new password, takes minutes. */
const rememberedSeconds = 60 * 60

/** RT-18: remembers the page that a guest asked for, until they have logged in. */
export function rememberPath(context: Readonly<RouterContextProvider>, path: string): void {
  const local = toLocalPath(path)
  if (local !== undefined) setOwnCookie(context, cookieName, local, { maxAgeSeconds: rememberedSeconds })
}

/**
 * Returns the page that was asked for before the login, once; undefined when there was none. What a cookie says is
 * judged again, because not only this shop can set one.
 */
export function takeRememberedPath(context: Readonly<RouterContextProvider>): string | undefined {
  const kept = readOwnCookie(context, cookieName)
  if (kept === undefined) return undefined
  forgetOwnCookie(context, cookieName)
  return toLocalPath(kept)
}
