import { isEmailAddress, maxEmailLength } from '@sluimer/domain/customer/email'
import { longestAsker, longestLookup, longestQuestion } from '@sluimer/domain/question/question-form'
import { reviewMessages } from '@sluimer/domain/validation/messages'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../platform/primitives.ts'
import { filledInText } from '../review/schemas.ts'
import { formProof } from '../service/schemas.ts'

const tag = 'question'
const access = 'service'
const params = z.strictObject({ id: z.string().min(1).max(255).describe("The product's id or slug") })

/** A question that was answered. Its asker has only the name that they chose. */
const questionSchema = z
  .object({
    id: idSchema,
    asker: z.string(),
    question: z.string(),
    asked_at: z.iso.datetime(),
    answer: z.string(),
    answered_at: z.iso.datetime(),
    is_example: z.boolean().describe('Invented for the demo shop'),
  })
  .meta({ id: 'Question' })
export type Question = z.infer<typeof questionSchema>

const productQuestionsSchema = z
  .object({
    product_id: idSchema,
    total: z.int().min(0).describe('Answered questions, whatever was looked for'),
    found: z.int().min(0),
    questions: z.array(questionSchema),
    lookup: z.string().describe('What was looked for, or empty'),
    page: z.int().min(1),
    pages: z.int().min(1),
  })
  .meta({ id: 'ProductQuestions' })
export type ProductQuestions = z.infer<typeof productQuestionsSchema>

export const getProductQuestionsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/catalog/product/{id}/questions',
  tag,
  access,
  summary: 'What shoppers asked about a product, with the answers of the shop, the newest first',
  params,
  query: z.strictObject({
    lookup: z.string().max(longestLookup).optional().describe('Only questions and answers with these words'),
    page: z.coerce.number().int().min(1).max(1000).optional(),
  }),
  response: productQuestionsSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found'],
})

export const askQuestionEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/catalog/product/{id}/question',
  tag,
  access,
  summary: 'Ask about a product; the question is shown together with its answer',
  params,
  body: z.strictObject({
    question: filledInText(longestQuestion),
    customer: z.strictObject({
      name: filledInText(longestAsker),
      email: z
        .string(reviewMessages.emailRequired)
        .trim()
        .min(1, { error: reviewMessages.emailRequired, abort: true })
        .max(maxEmailLength, { error: reviewMessages.emailInvalid, abort: true })
        .refine(isEmailAddress, reviewMessages.emailInvalid),
    }),
    ...formProof,
  }),
  response: z
    .object({ message: z.string().describe('What the shopper reads') })
    .meta({ id: 'QuestionReceipt' }),
  status: 201,
  errors: ['invalid_request', 'unauthorized', 'not_found', 'conflict', 'rate_limited'],
})
