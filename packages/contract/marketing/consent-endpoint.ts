import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/**
 * What a visitor allowed or took back. It identifies nobody: its only key is a random number that the visitor's own
 * browser keeps.
 */
const consentProofSchema = z
  .strictObject({
    id: z.uuid().describe('Made by the browser; the same for each choice of this visitor'),
    version: z.string().min(1).max(10).describe('Version of the question that was asked'),
    at: z.iso.datetime().describe("By the visitor's clock"),
    statistics: z.boolean(),
    marketing: z.boolean(),
  })
  .meta({ id: 'ConsentProof' })
export type ConsentProof = z.infer<typeof consentProofSchema>

export const keepConsentProofEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/consent',
  tag: 'marketing',
  access: 'service',
  summary: 'Keep the proof of what a visitor allowed (AVG art. 7(1)), without an internet address',
  body: consentProofSchema,
  response: z.object({ received: z.literal(true) }),
  status: 201,
  errors: ['invalid_request', 'unauthorized', 'rate_limited'],
})
