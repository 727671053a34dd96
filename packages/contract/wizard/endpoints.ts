import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { wizardAnswersSchema, wizardSchema } from './schemas.ts'

export const askWizardEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/catalog/guided-selling',
  tag: 'catalog',
  summary: 'Questions of an advice wizard, and what the answers so far lead to',
  access: 'service',
  body: z.strictObject({
    code: z.string().min(1).max(200),
    category_id: z
      .string()
      .regex(/^\d{1,15}$/, 'Dit is geen categorie.')
      .optional()
      .describe("The category in which it was opened; the wizard's own category when left out"),
    questions: wizardAnswersSchema.optional(),
  }),
  response: wizardSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found'],
})
