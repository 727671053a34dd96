import { z } from 'zod'

/** Shoppers' rating of a product. Null without reviews: no stars means no reviews, not a bad product. */
export const ratingSchema = z
  .object({
    average: z.number().describe('1 to 5, one decimal'),
    count: z.int().min(1),
  })
  .meta({ id: 'Rating' })
export type Rating = z.infer<typeof ratingSchema>
