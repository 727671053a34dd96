import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { emailSchema } from '../marketing/schemas.ts'
import { idSchema } from '../platform/primitives.ts'
import { subscriptionsSchema } from './subscription-schemas.ts'

const email = emailSchema.optional().describe("The customer's own address, which is also the default")
const shared = { tag: 'account', access: 'service', response: subscriptionsSchema } as const

export const listSubscriptionsEndpoint = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/v1/customer/subscription',
  summary: "The newsletters to the customer's own mailbox",
  query: z.strictObject({ email }),
  errors: ['invalid_request', 'unauthorized', 'login_required', 'not_found'],
})
export const addSubscriptionEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/subscription',
  summary: 'Subscribe the customer, whose mailbox is proven, at once; again changes nothing',
  body: z.strictObject({ email }).meta({ id: 'SubscriptionToAdd' }),
  status: 201,
  errors: ['invalid_request', 'unauthorized', 'login_required', 'not_found', 'rate_limited'],
})
export const removeSubscriptionEndpoint = defineEndpoint({
  ...shared,
  method: 'DELETE',
  path: '/v1/customer/subscription/{id}',
  summary: 'Unsubscribe the customer',
  params: z.strictObject({ id: idSchema }),
  errors: ['invalid_request', 'unauthorized', 'login_required', 'not_found'],
})
