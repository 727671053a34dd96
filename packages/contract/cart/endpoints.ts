import { z } from 'zod'
import { deliverToQuery } from '../delivery/deliver-to.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  addCartItemSchema,
  addedGoodsSchema,
  addedToCartSchema,
  addGoodsSchema,
  addSamplesSchema,
  applyDiscountSchema,
  cartSchema,
  removeCartItemSchema,
  removeDiscountSchema,
  restoreCartSchema,
  restoredCartSchema,
  updateCartItemSchema,
} from './schemas.ts'

/** The cart is found by the visitor's `cart` cookie, which the first addition sets. */
export const getCartEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/cart',
  tag: 'cart',
  summary: "The visitor's cart; found is false when there is none",
  access: 'service',
  query: z.strictObject(deliverToQuery),
  response: cartSchema,
  errors: ['unauthorized'],
})
export const addCartItemEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/cart/item',
  tag: 'cart',
  summary: 'Add a variant; a variant or bed that is there already gets the sum of both quantities',
  access: 'service',
  query: z.strictObject(deliverToQuery),
  body: addCartItemSchema,
  response: addedToCartSchema,
  errors: [
    'invalid_request',
    'unauthorized',
    'not_found',
    'out_of_stock',
    'not_purchasable',
    'price_changed',
  ],
})
export const addSamplesEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/cart/samples',
  tag: 'cart',
  summary: 'Add free samples, all of them or none: at most five different ones in a cart',
  access: 'service',
  body: addSamplesSchema,
  response: cartSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found', 'out_of_stock', 'not_purchasable'],
})
export const addGoodsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/cart/items',
  tag: 'cart',
  summary:
    'Bring several variants into the cart: it has at least as many of each as asked, so that asking twice doubles nothing. What is sold out is left out and named',
  access: 'service',
  body: addGoodsSchema,
  response: addedGoodsSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found', 'out_of_stock', 'not_purchasable'],
})
export const updateCartItemEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/v1/cart/item',
  tag: 'cart',
  summary: 'Set the quantity of an item',
  access: 'service',
  body: updateCartItemSchema,
  response: cartSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found', 'out_of_stock', 'not_purchasable'],
})
export const removeCartItemEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/cart/item',
  tag: 'cart',
  summary: 'Remove an item',
  access: 'service',
  query: removeCartItemSchema,
  response: cartSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found'],
})
/** At most one discount code and one voucher: a second one of a kind replaces the first (CA-02). */
export const applyDiscountEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/cart/discount',
  tag: 'cart',
  summary:
    'Apply a discount code or a voucher; one that cannot be used is refused with the reason, and nothing changes',
  access: 'service',
  body: applyDiscountSchema,
  response: cartSchema,
  errors: ['invalid_request', 'unauthorized', 'cart_empty', 'code_unknown', 'code_not_applicable'],
})
export const removeDiscountEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/cart/discount',
  tag: 'cart',
  summary: 'Remove a code, or all codes; without any nothing happens',
  access: 'service',
  query: removeDiscountSchema,
  response: cartSchema,
  errors: ['invalid_request', 'unauthorized'],
})
/**
 * An id that never existed, one that is too old and one whose cart was ordered get the same answer: not found (CA-04).
 */
export const restoreCartEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/cart/restore',
  tag: 'cart',
  summary:
    "Put what an earlier cart held into the visitor's cart, with the larger quantity of each and never above stock",
  access: 'service',
  body: restoreCartSchema,
  response: restoredCartSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found', 'conflict'],
})
