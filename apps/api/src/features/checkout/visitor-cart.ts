import type { FastifyRequest } from 'fastify'
import { readCartToken } from '../cart/token/cart-request.ts'
import { readSessionToken } from '../customer/session/session-cookie.ts'

/** Returns the token of the cart that a visitor checks out, if the request carries one. */
export function requireCartToken(request: FastifyRequest): string | undefined {
  return readCartToken(request)
}

/** Returns whose cart is paid: the token of the cart, and that of the session of a customer. */
export function readPayer(request: FastifyRequest): {
  token: string | undefined
  sessionToken: string | undefined
} {
  return { token: readCartToken(request), sessionToken: readSessionToken(request) }
}
