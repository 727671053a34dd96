import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { linkSchema } from '../platform/primitives.ts'

const params = z.strictObject({ id: z.string().regex(/^\d{1,15}$/, 'Dit is geen beoordeling.') })

/** How many visitors found a review helpful, and whether this browser's vote is one of them. */
const helpfulSchema = z
  .object({
    helpful: z.int().min(0),
    voted: z.boolean(),
    product: linkSchema.describe('The product that the review is about'),
  })
  .meta({ id: 'Helpful' })
export type Helpful = z.infer<typeof helpfulSchema>

const common = {
  path: '/v1/catalog/review/{id}/helpful',
  tag: 'review',
  access: 'service',
  params,
  response: helpfulSchema,
} as const

export const voteHelpfulEndpoint = defineEndpoint({
  ...common,
  method: 'POST',
  summary: 'Say that a review was helpful; a second time changes nothing',
  errors: ['invalid_request', 'unauthorized', 'not_found', 'conflict', 'rate_limited'],
})

export const takeBackVoteEndpoint = defineEndpoint({
  ...common,
  method: 'DELETE',
  summary: 'Take back that a review was helpful; without a vote it changes nothing',
  errors: ['invalid_request', 'unauthorized', 'not_found', 'rate_limited'],
})
