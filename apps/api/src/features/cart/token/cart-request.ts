import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, setCookie } from '../../../platform/http/cookies.ts'
import { readSessionToken } from '../../customer/session/session-cookie.ts'
import { cartCookieName, cartCookieSeconds } from './cart-token.ts'
import type { CartKeys } from './own-cart.ts'

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
