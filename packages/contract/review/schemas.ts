import { isEmailAddress, maxEmailLength } from '@sluimer/domain/customer/email'
import { aspects } from '@sluimer/domain/review/aspects'
import { mostPictures, pictureProblems } from '@sluimer/domain/review/pictures'
import { reviewSorts } from '@sluimer/domain/review/review-sort'
import { longestContent, longestName, longestTitle } from '@sluimer/domain/review/review-text'
import { scores, scoreTexts } from '@sluimer/domain/review/score'
import { reviewMessages } from '@sluimer/domain/validation/messages'
import { z } from 'zod'
import { idSchema, imageSchema, linkSchema, pathSchema } from '../platform/primitives.ts'
import { ratingSchema } from './rating.ts'

/** Text that is filled in (VA-13), and not too long for a page. */
export const filledInText = (longest: number) =>
  z
    .string(reviewMessages.required)
    .trim()
    .min(1, { error: reviewMessages.required, abort: true })
    .max(longest, `Gebruik hoogstens ${longest} tekens.`)

const name = filledInText(longestName)
const title = filledInText(longestTitle)
const content = filledInText(longestContent)
const email = z
  .string(reviewMessages.emailRequired)
  .trim()
  .min(1, { error: reviewMessages.emailRequired, abort: true })
  .max(maxEmailLength, { error: reviewMessages.emailInvalid, abort: true })
  .refine(isEmailAddress, reviewMessages.emailInvalid)

/**
 * The hidden fields of a form: proof that this shop showed it, proof of the purchase, and a field that people leave
 * empty.
 */
const formProof = {
  ticket: z
    .string()
    .max(200)
    .optional()
    .describe('From GET /v1/service/form-ticket; a review without one waits for staff'),
  invitation: z.string().max(200).optional().describe('From an invitation mail: proof of the purchase'),
  leave_empty: z
    .string()
    .max(0, 'Laat dit veld leeg: het is er om automatische berichten tegen te houden')
    .default('')
    .describe('A trap for programs that fill in everything'),
}

/** A review as it is posted (API-04). */
export const reviewPostSchema = z
  .strictObject({
    product: z
      .strictObject({
        title: z.string().max(500),
        url: z.string().max(2000),
        description: z.string().max(20_000),
      })
      .partial()
      .optional()
      .describe('The name on the page; the id in the path is what counts'),
    review: z.strictObject({
      title,
      content,
      score: z.union([z.enum(scoreTexts), z.literal(scores)], reviewMessages.required),
    }),
    customer: z.strictObject({ name, email }),
    tell_me: z.boolean().default(false).describe("Mail the writer the shop's answer, if there is one"),
    pictures: z
      .array(z.string().min(1).max(200))
      .max(mostPictures, pictureProblems.too_many)
      .default([])
      .describe('The codes of pictures that were sent before, in their order'),
    ...formProof,
  })
  .meta({ id: 'ReviewPost' })
export type ReviewPost = z.output<typeof reviewPostSchema>

export const reviewReceiptSchema = z
  .object({
    message: z.string().describe('What the shopper reads'),
    published: z.boolean().describe('False while it waits for staff to read it'),
  })
  .meta({ id: 'ReviewReceipt' })
export type ReviewReceipt = z.infer<typeof reviewReceiptSchema>

/** A published review. Only the api knows the writer's address, of which it keeps no more than a trace. */
const reviewSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    title: z.string(),
    content: z.string(),
    score: z.int().min(1).max(5),
    written_at: z.iso.datetime(),
    verified: z.boolean().describe('Its writer bought the product here'),
    is_example: z.boolean().describe('Invented for the demo shop'),
    answer: z.string().nullable().describe("The shop's answer"),
    pictures: z
      .array(
        z.object({
          small: pathSchema,
          large: pathSchema,
          width: z.int(),
          height: z.int(),
          placeholder: z.string(),
        }),
      )
      .describe('By its writer; width and height are those of the large copy'),
    helpful: z.int().min(0).describe('Visitors who found it helpful'),
  })
  .meta({ id: 'Review' })
export type Review = z.infer<typeof reviewSchema>

/** A product's reviews (PD-02). The counts cover all of them, whatever was requested. */
export const productReviewsSchema = z
  .object({
    product_id: idSchema,
    rating: ratingSchema.nullable(),
    histogram: z.array(z.object({ score: z.int().min(1).max(5), count: z.int() })).length(5),
    has_examples: z.boolean(),
    reviews: z.array(reviewSchema),
    sort: z.enum(reviewSorts),
    score: z.int().min(1).max(5).nullable().describe('Only reviews with this score are listed'),
    about: z.enum(aspects).nullable().describe('Only reviews that judge this are listed'),
    listed: z.int().min(0).describe('Reviews with this score that judge this'),
    summary: z
      .array(z.object({ about: z.enum(aspects), count: z.int(), good: z.int(), bad: z.int() }))
      .describe('What most reviews judge, counted from their own words; empty with few reviews'),
    page: z.int().min(1),
    pages: z.int().min(1),
  })
  .meta({ id: 'ProductReviews' })
export type ProductReviews = z.infer<typeof productReviewsSchema>

/** Reviews of the whole shop with the products they are about. */
export const latestReviewsSchema = z
  .object({
    reviews: z.array(z.object({ review: reviewSchema, product: linkSchema, image: imageSchema.nullable() })),
  })
  .meta({ id: 'LatestReviews' })
export type LatestReview = z.infer<typeof latestReviewsSchema>['reviews'][number]
