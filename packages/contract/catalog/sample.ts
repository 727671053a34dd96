import { z } from 'zod'
import { idSchema, imageSchema } from '../platform/primitives.ts'

/** A free piece of cloth that a shopper can order to feel it at home. */
export const sampleSchema = z
  .object({
    variant_id: idSchema,
    title: z.string().describe('The cloth: "Salie"'),
    image: imageSchema,
    available: z.boolean().describe('Whether there is one in stock'),
  })
  .meta({ id: 'Sample' })
export type Sample = z.infer<typeof sampleSchema>
