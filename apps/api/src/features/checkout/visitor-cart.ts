import type { FastifyRequest } from 'fastify'
import { readCartToken } from '../cart/token/cart-request.ts'

/** Returns the token of the cart that a visitor checks out, if the request carries one. */
export function requireCartToken(request: FastifyRequest): string | undefined {
  return readCartToken(request)
}
