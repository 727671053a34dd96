import type { FastifyReply, FastifyRequest } from 'fastify'
import { clearCookie, listCookies, readCookie, setCookie } from '../../../platform/http/cookies.ts'
import { readSessionToken } from '../../customer/session/session-cookie.ts'
import {
  cartCookieName,
  cartCookieSeconds,
  hashCartToken,
  newCartPrefix,
  newCartSeconds,
} from './cart-token.ts'
import type { CartKeys } from './own-cart.ts'

/** More tabs than anyone presses in at one moment; a request with more cookies than that is made up. */
const maxNewCarts = 4

/** Returns the visitor's cart token, if the request carries one. */
export function readCartToken(request: FastifyRequest): string | undefined {
  return readCookie(request, cartCookieName)
}

/** Returns what a request carries to show whose cart it is about. */
export function readCartKeys(request: FastifyRequest): CartKeys {
  return { token: readCartToken(request), sessionToken: readSessionToken(request) }
}

/** Makes the browser keep its cart for the full time again. */
export function keepCart(reply: FastifyReply, token: string): void {
  setCookie(reply, cartCookieName, token, { maxAgeSeconds: cartCookieSeconds })
}

/**
 * Makes the browser keep the cart into which something was put. A new one is kept under a name of its own as well: when two
 * tabs add their first goods at the same moment, each answer brings a cart, and the cookie of one replaces that of the other.
 */
export function keepFilledCart(reply: FastifyReply, token: string): void {
  keepCart(reply, token)
  if (readCartToken(reply.request) === token) return
  const name = `${newCartPrefix}${hashCartToken(token).slice(0, 8)}`
  setCookie(reply, name, token, { maxAgeSeconds: newCartSeconds })
}

/** Returns the tokens of new carts that the browser has beside its own. */
export function listOtherTokens(request: FastifyRequest): string[] {
  const own = readCartToken(request)
  const tokens = listCookies(request, newCartPrefix).map(({ value }) => value)
  return tokens.filter((token) => token !== own).slice(0, maxNewCarts)
}

/** Makes the browser forget new carts that it has beside its own. */
export function forgetOtherCarts(reply: FastifyReply, tokens: readonly string[]): void {
  for (const { name, value } of listCookies(reply.request, newCartPrefix))
    if (tokens.includes(value)) clearCookie(reply, name)
}
