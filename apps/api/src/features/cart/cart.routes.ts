import {
  addCartItem,
  applyDiscount,
  getCart,
  removeCartItem,
  removeDiscount,
  restoreCart,
  updateCartItem,
} from '@sluimer/contract/cart/endpoints'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import * as add from './change/add-cart-item.ts'
import * as apply from './change/apply-discount.ts'
import * as remove from './change/remove-cart-item.ts'
import * as takeOff from './change/remove-discount.ts'
import * as update from './change/update-cart-item.ts'
import * as restore from './restore/restore-cart.ts'
import { keepCart, readCartToken } from './token/cart-request.ts'
import * as get from './view/get-cart.ts'

/** Enough for who mistypes, too few for who guesses. */
const codeLimit = { max: 40, windowMs: 10 * 60_000 }

export function registerCartRoutes(app: Server, deps: Deps): void {
  registerEndpoint(app, getCart, async ({ request, reply }) => {
    const token = readCartToken(request)
    const cart = await get.getCart(deps, token)
    if (cart.found && token !== undefined) keepCart(reply, token)
    return { ok: true, data: cart }
  })
  registerEndpoint(app, addCartItem, async ({ request, reply, body }) => {
    const outcome = await add.addCartItem(deps, {
      token: readCartToken(request),
      variantId: body.item_id,
      quantity: body.quantity,
    })
    if (!outcome.ok) return outcome
    const { token, ...data } = outcome.data
    keepCart(reply, token)
    return { ok: true, data }
  })
  registerEndpoint(app, updateCartItem, ({ request, body }) =>
    update.updateCartItem(deps, {
      token: readCartToken(request),
      itemId: body.item_id,
      quantity: body.quantity,
    }),
  )
  registerEndpoint(app, removeCartItem, ({ request, query }) =>
    remove.removeCartItem(deps, { token: readCartToken(request), itemId: query.item_id }),
  )
  registerEndpoint(
    app,
    applyDiscount,
    ({ request, body }) =>
      apply.applyDiscount(deps, { token: readCartToken(request), code: body.discount_code }),
    { rateLimit: codeLimit },
  )
  registerEndpoint(app, removeDiscount, ({ request, query }) =>
    takeOff.removeDiscount(deps, { token: readCartToken(request), code: query.discount_code }),
  )
  registerEndpoint(
    app,
    restoreCart,
    async ({ request, reply, body }) => {
      const outcome = await restore.restoreCart(deps, { token: readCartToken(request), id: body.id })
      if (!outcome.ok) return outcome
      const { token, ...data } = outcome.data
      keepCart(reply, token)
      return { ok: true, data }
    },
    { rateLimit: codeLimit },
  )
}
