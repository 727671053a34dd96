import type { FastifyReply, FastifyRequest } from 'fastify'
import { keepFilledCart, readCartKeys } from '../../cart/token/cart-request.ts'
import type { CartKeys } from '../../cart/token/own-cart.ts'

/** Returns what a request carries to show whose cart it is about. */
export function readVisitor(request: FastifyRequest): CartKeys {
  return readCartKeys(request)
}

/** Makes the browser keep the cart into which the goods came. */
export function keepVisitorsCart(reply: FastifyReply, token: string): void {
  keepFilledCart(reply, token)
}
