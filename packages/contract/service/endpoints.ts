import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../platform/primitives.ts'
import {
  contactMessageSchema,
  contactReceiptSchema,
  formTicketSchema,
  withdrawableOrderSchema,
  withdrawalReceiptSchema,
  withdrawalSchema,
} from './schemas.ts'

const tag = 'service'
const access = 'service'

export const getFormTicketEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/service/form-ticket',
  tag,
  access,
  summary: 'Proof of when a form was shown; the same ticket with the same content is one message',
  response: formTicketSchema,
  errors: ['unauthorized'],
})
export const sendContactMessageEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/service/contact',
  tag,
  access,
  summary: 'A question to the shop: mailed to its staff, with a receipt to the sender',
  body: contactMessageSchema,
  response: contactReceiptSchema,
  status: 201,
  errors: ['invalid_request', 'unauthorized', 'conflict', 'rate_limited'],
})
/** The id of an order is 128 random bits, as for `GET /v1/order/{id}`. */
export const getWithdrawableOrderEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/service/withdrawal/order/{id}',
  tag,
  access,
  summary: 'The lines of an order, with those that are excluded from the right of withdrawal',
  params: z.strictObject({ id: idSchema }),
  response: withdrawableOrderSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found'],
})
export const stateWithdrawalEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/service/withdrawal',
  tag,
  access,
  summary: 'Withdraw from a purchase; the answer never tells whether the order exists',
  body: withdrawalSchema,
  response: withdrawalReceiptSchema,
  status: 201,
  errors: ['invalid_request', 'unauthorized', 'conflict', 'rate_limited'],
})
