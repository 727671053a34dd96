import { addCartItem, getCart, removeCartItem, updateCartItem } from '@sluimer/contract/cart/endpoints'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import * as add from './add-cart-item.ts'
import { keepCart, readCartToken } from './cart-request.ts'
import * as get from './get-cart.ts'
import * as remove from './remove-cart-item.ts'
import * as update from './update-cart-item.ts'

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
}
