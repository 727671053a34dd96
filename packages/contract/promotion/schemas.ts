import { z } from 'zod'
import { pathSchema } from '../platform/primitives.ts'

/** A code or promotion as the shop shows it, with its conditions, which belong beside the promise. */
export const publicPromotionSchema = z
  .object({
    code: z.string().nullable().describe('Null for what counts by itself'),
    title: z.string(),
    conditions: z.array(z.string()).describe('In sentences for the shopper'),
    link: pathSchema.nullable(),
  })
  .meta({ id: 'PublicPromotion' })
export type PublicPromotion = z.infer<typeof publicPromotionSchema>
