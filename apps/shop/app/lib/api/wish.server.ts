import type { RouterContextProvider } from 'react-router'
import { forgetOwnCookie, readOwnCookie, setOwnCookie } from './own-cookie.server.ts'

/** What a guest wanted to keep in the account. */
type Kind = 'favorite' | 'bed'

const cookieName = 'auth.keep'
/** A login with a code by mail, or a new account, takes minutes. */
const rememberedSeconds = 60 * 60
const idOf: Readonly<Record<Kind, RegExp>> = {
  favorite: /^favorite\.([1-9]\d{0,14})$/,
  bed: /^bed\.([0-9a-z]{1,12})$/,
}

/**
 * Remembers what a guest pressed to keep, until they have logged in. It is in a cookie of its own and not in the path to
 * go to, because anybody can write a link, and a link keeps nothing.
 */
export function rememberWish(context: Readonly<RouterContextProvider>, kind: Kind, id: string): void {
  setOwnCookie(context, cookieName, `${kind}.${id}`, { maxAgeSeconds: rememberedSeconds })
}

/** Returns the id of what was to be kept, once; undefined when there is none of this kind. */
export function takeWish(context: Readonly<RouterContextProvider>, kind: Kind): string | undefined {
  const id = idOf[kind].exec(readOwnCookie(context, cookieName) ?? '')?.[1]
  if (id !== undefined) forgetWish(context)
  return id
}

/** Forgets what was to be kept: whoever logs in next did not press it. */
export function forgetWish(context: Readonly<RouterContextProvider>): void {
  forgetOwnCookie(context, cookieName)
}
