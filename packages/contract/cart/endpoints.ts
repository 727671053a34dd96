import { defineEndpoint } from '../endpoint.ts'
import {
  addCartItemSchema,
  addedToCartSchema,
  cartSchema,
  removeCartItemSchema,
  updateCartItemSchema,
} from './schemas.ts'

/** The cart is the one of the visitor's `cart` cookie, which the first addition sets. */
export const getCart = defineEndpoint({
  method: 'GET',
  path: '/v1/cart',
  tag: 'cart',
  summary: "The visitor's cart; found is false when there is none",
  access: 'service',
  response: cartSchema,
  errors: ['unauthorized'],
})
export const addCartItem = defineEndpoint({
  method: 'POST',
  path: '/v1/cart/item',
  tag: 'cart',
  summary: 'Add a variant; a variant that is there already gets the sum of both quantities',
  access: 'service',
  body: addCartItemSchema,
  response: addedToCartSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found', 'out_of_stock', 'not_purchasable'],
})
export const updateCartItem = defineEndpoint({
  method: 'PUT',
  path: '/v1/cart/item',
  tag: 'cart',
  summary: 'Set the quantity of an item',
  access: 'service',
  body: updateCartItemSchema,
  response: cartSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found', 'out_of_stock'],
})
export const removeCartItem = defineEndpoint({
  method: 'DELETE',
  path: '/v1/cart/item',
  tag: 'cart',
  summary: 'Remove an item',
  access: 'service',
  query: removeCartItemSchema,
  response: cartSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found'],
})
