import { z } from 'zod'
import { amountSchema } from './platform/primitives.ts'

/**
 * Every error code that a call can return, with its HTTP status. They are expected outcomes only: a bug or a broken part
 * is `internal_error` or `unavailable`, whose details never leave the server.
 */
export const errorStatus = {
  invalid_request: 400,
  unauthorized: 401,
  forbidden: 403,
  // Not 401, which is about the storefront's own token: it would sign in anew and ask once more.
  login_required: 403,
  login_failed: 403,
  login_too_old: 403,
  not_found: 404,
  code_unknown: 404,
  out_of_stock: 409,
  not_purchasable: 409,
  conflict: 409,
  price_changed: 409,
  cart_empty: 409,
  code_not_applicable: 409,
  checkout_incomplete: 409,
  order_not_payable: 409,
  payment_method_unavailable: 409,
  shipping_method_unavailable: 409,
  delivery_day_unavailable: 409,
  pickup_point_unavailable: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal_error: 500,
  provider_unavailable: 502,
  unavailable: 503,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatus
const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]

/** A refused field: `path` in the request (`body.billing.zipcode`), `message` in Dutch for the shopper. */
const fieldErrorSchema = z.object({ path: z.string(), message: z.string() })
export type FieldError = z.infer<typeof fieldErrorSchema>

/**
 * A cart line that can no longer be delivered as requested (CO-08); `available` is the number of pieces left, and `reason` says why
 * there is none where stock is not the reason: a composed bed that cannot be made any more.
 */
export const lineErrorSchema = z.object({
  item_id: z.string(),
  title: z.string(),
  requested: z.int(),
  available: z.int(),
  reason: z.string().optional(),
})
export type LineError = z.infer<typeof lineErrorSchema>

/** A cart line whose price per piece differs from the one the shopper saw. */
export const priceChangeSchema = z.object({
  item_id: z.string(),
  title: z.string(),
  old_price: amountSchema,
  price: amountSchema,
})
export type PriceChange = z.infer<typeof priceChangeSchema>

/** The body of every answer that is not a success. */
export const errorBodySchema = z
  .object({
    error: z.object({
      code: z.enum(errorCodes),
      message: z.string().describe('One Dutch sentence that may be shown to the shopper.'),
      request_id: z.string(),
      fields: z.array(fieldErrorSchema).optional(),
      lines: z.array(lineErrorSchema).optional(),
      prices: z.array(priceChangeSchema).optional(),
    }),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof errorBodySchema>
