import { z } from 'zod'
import { amountSchema, imageSchema, linkSchema } from '../platform/primitives.ts'

/** A brand on the page of all brands (RT-05). */
export const toldBrandSchema = linkSchema
  .extend({
    description: z.string(),
    image: imageSchema.nullable().describe('The first picture of what is bought most of it'),
    products: z.int().describe('How many products of it are on sale'),
    price: amountSchema.nullable().describe('The lowest price of these; null without any'),
  })
  .meta({ id: 'ToldBrand' })
export type ToldBrand = z.infer<typeof toldBrandSchema>
