import { z } from 'zod'
import { cartSchema, restoredCartSchema } from '../cart/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../platform/primitives.ts'

/** The last part of the link with which an agent hands over; it opens a choice of goods, and nothing of a person. */
const proposalIdSchema = z.string().min(1).max(200)

export const getProposalEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/agents/proposal/{id}',
  tag: 'agents',
  summary:
    'The goods that an agent chose, at the prices of this moment, and how many the visitor has already',
  access: 'service',
  params: z.strictObject({ id: proposalIdSchema }),
  response: z
    .object({ cart: cartSchema, own_quantity: z.int().min(0).describe("Pieces in the visitor's own cart") })
    .meta({ id: 'Proposal' }),
  errors: ['invalid_request', 'unauthorized', 'not_found'],
})

/** An id that never existed and one that is too old get the same answer: not found. */
export const acceptProposalEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/agents/proposal',
  tag: 'agents',
  summary: "Put the goods that an agent chose into the visitor's cart, as a restored cart is",
  access: 'service',
  body: z.strictObject({ id: proposalIdSchema }),
  response: restoredCartSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found', 'conflict'],
})

export const getAgentFeedEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/agents/product-feed',
  tag: 'agents',
  summary: 'Products as agents know them, by id: one line of JSON each',
  access: 'service',
  query: z.strictObject({
    after: z.coerce.number().int().min(0).optional(),
    limit: z.coerce.number().int().min(1).max(200).optional(),
  }),
  response: z.object({
    lines: z.array(z.string()).describe('Each a product of the Universal Commerce Protocol'),
    next: idSchema.nullable().describe('The value of `after` for the next products; null at the end'),
  }),
  errors: ['invalid_request', 'unauthorized', 'not_found'],
})
