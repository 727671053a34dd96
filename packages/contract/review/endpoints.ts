import { aspects } from '@sluimer/domain/review/aspects'
import { reviewSorts } from '@sluimer/domain/review/review-sort'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import {
  latestReviewsSchema,
  productReviewsSchema,
  reviewPostSchema,
  reviewReceiptSchema,
} from './schemas.ts'

const tag = 'review'
const access = 'service'
const productParams = z.strictObject({ id: z.string().min(1).max(255).describe("The product's id or slug") })

export const getProductReviewsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/catalog/product/{id}/reviews',
  tag,
  access,
  summary: 'What shoppers think of a product: average, count per score, and a page of reviews',
  params: productParams,
  query: z.strictObject({
    sort: z.enum(reviewSorts).optional().describe('newest when left out'),
    score: z.coerce.number().int().min(1).max(5).optional().describe('Only reviews with this score'),
    about: z.enum(aspects).optional().describe('Only reviews that judge this'),
    page: z.coerce.number().int().min(1).max(10_000).optional(),
  }),
  response: productReviewsSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found'],
})

export const postReviewEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/catalog/product/{id}/review',
  tag,
  access,
  summary: 'Write a review: one per product and e-mail address',
  params: productParams,
  body: reviewPostSchema,
  response: reviewReceiptSchema,
  status: 201,
  errors: ['invalid_request', 'unauthorized', 'not_found', 'conflict', 'rate_limited'],
})

export const getLatestReviewsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/catalog/reviews',
  tag,
  access,
  summary: 'The newest reviews of the shop, each of another product, whatever their score',
  query: z.strictObject({ limit: z.coerce.number().int().min(1).max(12).optional() }),
  response: latestReviewsSchema,
  errors: ['invalid_request', 'unauthorized'],
})

export const leaveReviewInvitationsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/service/review-invitations/leave',
  tag,
  access,
  summary: 'Never ask the owner of this address for a review again',
  body: z.strictObject({ code: z.string().min(1).max(200) }),
  response: z.object({ received: z.literal(true) }),
  errors: ['invalid_request', 'unauthorized', 'not_found', 'rate_limited'],
})
