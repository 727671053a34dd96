import { z } from 'zod'
import { idSchema, imageSchema, pathSchema } from '../platform/primitives.ts'

/** More answers than any question has. */
const mostAnswers = 50
/** More questions than any wizard has. */
const mostQuestions = 50

/** `qs{questionId}`: the ids of the chosen answers, or 0 for a skipped question (WZ-04). */
export const wizardAnswersSchema = z
  .record(
    z.string().regex(/^qs\d{1,15}$/, 'Dit is geen vraag van deze keuzehulp.'),
    z.union([z.literal(0), z.array(idSchema).max(mostAnswers)]),
  )
  .refine((questions) => Object.keys(questions).length <= mostQuestions, 'Dit zijn te veel vragen.')
  .describe('qs{questionId}: ids of the chosen answers, or 0 when the question is skipped')

const wizardAnswerSchema = z
  .object({
    id: idSchema,
    answer: z.string(),
    image: imageSchema.nullable(),
    description: z.string().nullable(),
    count: z
      .int()
      .describe(
        'Number of products when this is the only answer to its question, with all other answers kept',
      ),
  })
  .meta({ id: 'WizardAnswer' })
export type WizardAnswer = z.infer<typeof wizardAnswerSchema>

const wizardQuestionSchema = z
  .object({
    id: idSchema,
    question: z.string(),
    explanation: z.string().nullable(),
    is_skippable: z.boolean(),
    is_multiselect: z.boolean(),
    answers: z.array(wizardAnswerSchema),
  })
  .meta({ id: 'WizardQuestion' })
export type WizardQuestion = z.infer<typeof wizardQuestionSchema>

/** Guided selling: every question, how many products remain with the answers so far, and the listing that shows them. */
export const wizardSchema = z
  .object({
    code: z.string(),
    category_id: idSchema,
    title: z.string(),
    questions: z.array(wizardQuestionSchema),
    count: z.int(),
    result_url: pathSchema.describe('An ordinary listing'),
    result_filter: z
      .object({
        url: pathSchema.describe('The same as result_url'),
        raw_url: z
          .string()
          .nullable()
          .describe('Its query part, without the question mark; null when it has none'),
      })
      .describe('The result as a filter of a listing'),
  })
  .meta({ id: 'Wizard' })
export type Wizard = z.infer<typeof wizardSchema>
