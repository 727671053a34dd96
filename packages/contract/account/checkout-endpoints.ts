import { defineEndpoint } from '../endpoint.ts'
import { codeReceiptSchema, orderAccountSchema } from './schemas.ts'

export const askOrderAccountEndpoint = defineEndpoint({
  tag: 'account',
  access: 'service',
  method: 'POST',
  path: '/v1/checkout/customer/account',
  summary:
    'An account with the details of the checkout, once its mailbox is confirmed. The same answer for known mailboxes',
  body: orderAccountSchema,
  response: codeReceiptSchema,
  status: 201,
  errors: [
    'invalid_request',
    'unauthorized',
    'rate_limited',
    'cart_empty',
    'checkout_incomplete',
    'conflict',
  ],
})
