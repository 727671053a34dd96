import { z } from 'zod'

/** On every question that a shopper answers, each answer's count takes one look into the index. */
const mostQuestions = 10
const mostAnswers = 24

const slug = z.string().max(200)
const slugField = slug.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'only a-z, 0-9 and single hyphens')
const pathField = slug.regex(/^[a-z0-9]+([-/][a-z0-9]+)*$/, 'segments of a-z, 0-9 and hyphens')

const answerText = z.string().trim().min(1).max(80)
const filterValues = z.array(slugField).max(50)

const answerInput = z.strictObject({
  answer: answerText,
  description: z.string().trim().min(1).max(200).nullable().default(null),
  image: slugField.nullable().default(null),
  filterValues: filterValues.default([]),
  /** The filter values instead, beside an answer to another question that is identified by its words. */
  beside: z
    .array(z.strictObject({ answer: answerText, filterValues }))
    .max(mostAnswers)
    .default([]),
})

const questionInput = z.strictObject({
  question: z.string().trim().min(1).max(120),
  explanation: z.string().trim().min(1).max(500).nullable().default(null),
  isSkippable: z.boolean().default(false),
  isMultiselect: z.boolean().default(false),
  answers: z.array(answerInput).min(2).max(mostAnswers),
})

export const wizardInputSchema = z.strictObject({
  code: slugField,
  title: z.string().trim().min(1).max(120),
  categoryPath: pathField,
  questions: z.array(questionInput).min(1).max(mostQuestions),
})
export type WizardInput = z.input<typeof wizardInputSchema>
export type QuestionInput = z.output<typeof questionInput>
