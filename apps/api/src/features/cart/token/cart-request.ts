import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, setCookie } from '../../../platform/http/cookies.ts'
import { cartCookieName, cartCookieSeconds } from './cart-token.ts'

/** Returns the visitor's cart token, if the request carries one. */
export function readCartToken(request: FastifyRequest): string | undefined {
  return readCookie(request, cartCookieName)
}

/** Makes the browser keep its cart for the full time again. */
export function keepCart(reply: FastifyReply, token: string): void {
  setCookie(reply, cartCookieName, token, { maxAgeSeconds: cartCookieSeconds })
}
