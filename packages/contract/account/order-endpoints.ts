import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../platform/primitives.ts'
import {
  listOwnOrdersQuerySchema,
  orderedAgainSchema,
  ownOrderSchema,
  ownOrdersSchema,
} from './order-schemas.ts'

const shared = { tag: 'account', access: 'service' } as const
const params = z.strictObject({ id: idSchema })

export const listOwnOrdersEndpoint = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/v1/customer/orders',
  summary: "A page of the customer's orders, the newest first",
  query: listOwnOrdersQuerySchema,
  response: ownOrdersSchema,
  errors: ['invalid_request', 'unauthorized', 'login_required'],
})
export const getOwnOrderEndpoint = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/v1/customer/orders/{id}',
  summary: "One of the customer's orders; somebody else's is not found",
  params,
  response: ownOrderSchema,
  errors: ['invalid_request', 'unauthorized', 'login_required', 'not_found'],
})
export const leaveOwnOrderEndpoint = defineEndpoint({
  ...shared,
  method: 'DELETE',
  path: '/v1/customer/orders/{id}',
  summary: 'Take an order out of the account; it stays with who has its link',
  params,
  response: z.object({ done: z.literal(true) }),
  errors: ['invalid_request', 'unauthorized', 'login_required', 'not_found'],
})
export const keepOrderDetailsEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/orders/{id}/details',
  summary: 'Keep the name and the addresses of an order in the account, where it has none',
  params,
  response: z.object({ done: z.literal(true) }),
  errors: ['invalid_request', 'unauthorized', 'login_required', 'not_found'],
})
export const orderAgainEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/orders/{id}/again',
  summary: 'Put what an order had into the cart, with the larger quantity of each and never above stock',
  params,
  response: orderedAgainSchema,
  errors: ['invalid_request', 'unauthorized', 'login_required', 'not_found', 'conflict'],
})
