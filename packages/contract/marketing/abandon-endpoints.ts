import { defineEndpoint } from '../endpoint.ts'
import {
  abandonedBrowseSchema,
  abandonedCartSchema,
  abandonedCategorySchema,
  abandonedEmailSchema,
  abandonReceiptSchema,
} from './abandon-schemas.ts'

const shared = {
  method: 'POST',
  tag: 'marketing',
  access: 'service',
  response: abandonReceiptSchema,
  errors: ['invalid_request', 'unauthorized', 'rate_limited'],
} as const

/** These endpoints are about the visitor of the `cart` cookie (API-11). */
export const tellAbandonedCartEndpoint = defineEndpoint({
  ...shared,
  path: '/v1/abandon/cart',
  summary: 'The visitor leaves this cart: the time until a reminder starts anew',
  body: abandonedCartSchema,
})
export const tellAbandonedBrowseEndpoint = defineEndpoint({
  ...shared,
  path: '/v1/abandon/browse',
  summary: 'The visitor still looks at products; only the moment is kept, with their cart',
  body: abandonedBrowseSchema,
})
export const tellAbandonedCategoryEndpoint = defineEndpoint({
  ...shared,
  path: '/v1/abandon/category',
  summary: 'The visitor still looks at a category; only the moment is kept, with their cart',
  body: abandonedCategorySchema,
})
export const tellAbandonedEmailEndpoint = defineEndpoint({
  ...shared,
  path: '/v1/abandon/email',
  summary: 'Whose cart this is; kept only for a subscriber who confirmed, and so agreed to reminders',
  body: abandonedEmailSchema,
})
