import { defineEndpoint } from '../endpoint.ts'
import { ownDataSchema } from './data-schemas.ts'

const shared = { tag: 'account', access: 'service' } as const

export const getOwnDataEndpoint = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/v1/customer/data',
  summary: 'All that the shop knows about the customer, after a fresh login',
  response: ownDataSchema,
  errors: ['unauthorized', 'login_required', 'login_too_old', 'rate_limited'],
})
