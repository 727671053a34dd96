import {
  addCartItemEndpoint,
  addGoodsEndpoint,
  addSamplesEndpoint,
  applyDiscountEndpoint,
  getCartEndpoint,
  removeCartItemEndpoint,
  removeDiscountEndpoint,
  restoreCartEndpoint,
  updateCartItemEndpoint,
} from '@sluimer/contract/cart/endpoints'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import { addCartItem } from './change/add-cart-item.ts'
import { addGoods } from './change/add-goods.ts'
import { addSamples } from './change/add-samples.ts'
import { applyDiscount } from './change/apply-discount.ts'
import { removeCartItem } from './change/remove-cart-item.ts'
import { removeDiscount } from './change/remove-discount.ts'
import { updateCartItem } from './change/update-cart-item.ts'
import { joinNewCarts } from './join/join-new-carts.ts'
import { restoreCart } from './restore/restore-cart.ts'
import {
  forgetOtherCarts,
  keepCart,
  keepFilledCart,
  listOtherTokens,
  readCartKeys,
  readCartToken,
} from './token/cart-request.ts'
import { getCart } from './view/get-cart.ts'

/** Leaves room for typing errors, and stops anyone who tries codes one after another. */
const codeLimit = { max: 40, windowMs: 10 * 60_000 }

export function registerCartRoutes(app: Server, deps: Deps): void {
  registerEndpoint(app, getCartEndpoint, async ({ request, reply, query }) => {
    const keys = readCartKeys(request)
    const others = listOtherTokens(request)
    if (others.length > 0) forgetOtherCarts(reply, await joinNewCarts(deps, keys, others))
    const { cart, token } = await getCart(deps, keys, query.deliver_to)
    if (token !== undefined) keepCart(reply, token)
    return { ok: true, data: cart }
  })
  registerEndpoint(app, addCartItemEndpoint, async ({ request, reply, query, body }) => {
    const outcome = await addCartItem(deps, {
      ...readCartKeys(request),
      toldArea: query.deliver_to,
      variantId: body.item_id,
      quantity: body.quantity,
      custom: body.custom,
    })
    if (!outcome.ok) return outcome
    const { token, ...data } = outcome.data
    keepFilledCart(reply, token)
    return { ok: true, data }
  })
  registerEndpoint(app, addSamplesEndpoint, async ({ request, reply, body }) => {
    const outcome = await addSamples(deps, { ...readCartKeys(request), itemIds: body.item_ids })
    if (!outcome.ok) return outcome
    keepFilledCart(reply, outcome.data.token)
    return { ok: true, data: outcome.data.cart }
  })
  registerEndpoint(app, addGoodsEndpoint, async ({ request, reply, body }) => {
    const outcome = await addGoods(deps, { ...readCartKeys(request), items: body.items })
    if (!outcome.ok) return outcome
    const { token, ...data } = outcome.data
    keepFilledCart(reply, token)
    return { ok: true, data }
  })
  registerEndpoint(app, updateCartItemEndpoint, ({ request, body }) =>
    updateCartItem(deps, {
      token: readCartToken(request),
      itemId: body.item_id,
      quantity: body.quantity,
    }),
  )
  registerEndpoint(app, removeCartItemEndpoint, ({ request, query }) =>
    removeCartItem(deps, { token: readCartToken(request), itemId: query.item_id }),
  )
  registerEndpoint(
    app,
    applyDiscountEndpoint,
    ({ request, body }) => applyDiscount(deps, { token: readCartToken(request), code: body.discount_code }),
    { rateLimit: codeLimit },
  )
  registerEndpoint(app, removeDiscountEndpoint, ({ request, query }) =>
    removeDiscount(deps, { token: readCartToken(request), code: query.discount_code }),
  )
  registerEndpoint(
    app,
    restoreCartEndpoint,
    async ({ request, reply, body }) => {
      const outcome = await restoreCart(deps, { ...readCartKeys(request), id: body.id })
      if (!outcome.ok) return outcome
      const { token, ...data } = outcome.data
      keepFilledCart(reply, token)
      return { ok: true, data }
    },
    { rateLimit: codeLimit },
  )
}
