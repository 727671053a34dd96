import { z } from 'zod'
import { paymentMethodSchema, paymentUrlSchema } from '../checkout/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../platform/primitives.ts'
import { orderSchema, orderStatusAnswerSchema, retryPaymentSchema } from './schemas.ts'

const params = z.strictObject({ id: idSchema })

/** The id of an order is 128 random bits: whoever has it may see the order. Any other id gives 404, never 403. */
export const getOrderEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/order/{id}',
  tag: 'order',
  access: 'service',
  summary: 'One order with its lines and voucher',
  params,
  response: orderSchema.extend({
    paymentMethods: z.array(paymentMethodSchema).describe('The methods to pay an open order with'),
    holds_other_sum: z
      .boolean()
      .describe('The order is unpaid and another sum came in than was asked; people look into it'),
  }),
  errors: ['invalid_request', 'unauthorized', 'not_found'],
})
export const getOrderStatusEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/order/{id}/status',
  tag: 'order',
  access: 'service',
  summary: "The order's status; asks the payment provider when the payment is still open (CO-06)",
  params,
  response: orderStatusAnswerSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found'],
})
export const retryPaymentEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/order/payment-url',
  tag: 'order',
  access: 'service',
  summary: 'A new payment for an order that is not paid yet',
  body: retryPaymentSchema,
  response: paymentUrlSchema,
  errors: [
    'invalid_request',
    'unauthorized',
    'not_found',
    'conflict',
    'order_not_payable',
    'out_of_stock',
    'payment_method_unavailable',
    'provider_unavailable',
  ],
})

/**
 * An invoice or credit note as PDF (CO-09). `id` is the order's own, which only its owner has; without a number the
 * invoice is returned.
 */
export const getInvoiceEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/customer/orders/{id}/invoice',
  tag: 'order',
  access: 'service',
  summary: 'The invoice of an order, or one of its credit notes, as PDF',
  params,
  query: z.strictObject({ number: z.string().max(20).optional() }),
  response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  file: 'application/pdf',
  errors: ['invalid_request', 'unauthorized', 'not_found'],
})
