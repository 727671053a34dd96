import { largestPictureBytes } from '@sluimer/domain/review/pictures'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** The characters of the largest picture in base64, and some more, so that one slightly too large hears that it is. */
const longestData = Math.ceil((largestPictureBytes * 4) / 3) + 64 * 1024

/** A picture that waits for its review. */
const waitingPictureSchema = z
  .object({
    code: z.string().describe('Sent along with the review that the picture belongs to'),
    placeholder: z.string().describe('Tiny blurred stand-in as a data URI, or empty'),
  })
  .meta({ id: 'WaitingPicture' })
export type WaitingPicture = z.infer<typeof waitingPictureSchema>

export const sendReviewPictureEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/catalog/review-picture',
  tag: 'review',
  access: 'service',
  summary: 'A picture for a review that is being written; it is deleted when no review follows',
  body: z.strictObject({
    data: z
      .string()
      .max(longestData, 'Deze foto is te groot.')
      .describe('A JPEG, PNG or WebP file in base64'),
  }),
  response: waitingPictureSchema,
  status: 201,
  errors: ['invalid_request', 'unauthorized', 'rate_limited', 'unavailable'],
})
