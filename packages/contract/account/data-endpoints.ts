import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { deletionReceiptSchema, ownDataSchema } from './data-schemas.ts'

const shared = { tag: 'account', access: 'service' } as const

export const getOwnDataEndpoint = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/v1/customer/data',
  summary: 'All that the shop knows about the customer, after a fresh login',
  response: ownDataSchema,
  errors: ['unauthorized', 'login_required', 'login_too_old', 'rate_limited'],
})
export const deleteAccountEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/deletion',
  summary: 'Delete the account for good, after a fresh login (art. 17 AVG)',
  body: z.strictObject({ sure: z.literal(true) }),
  response: deletionReceiptSchema,
  errors: ['invalid_request', 'unauthorized', 'login_required', 'login_too_old', 'rate_limited'],
})
