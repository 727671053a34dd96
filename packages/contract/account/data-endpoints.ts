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
export const keepAccountEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/keep',
  summary: 'Keep an account that would be deleted because nobody uses it, with the link of the mail',
  body: z.strictObject({ code: z.string().min(1).max(600).describe('From the link in the mail') }),
  response: z.object({ done: z.literal(true) }),
  errors: ['invalid_request', 'unauthorized', 'not_found', 'rate_limited'],
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
