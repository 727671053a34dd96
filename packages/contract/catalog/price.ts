import { z } from 'zod'
import { amountSchema } from '../platform/primitives.ts'

/**
 * A price as the shop may show it. `price_old` is present only when it is the lowest price of the 30 days before
 * the reduction and higher than `price` (Price Indication Directive, art. 6a); all percentages come from it.
 */
export const priceSchema = z
  .object({
    price: amountSchema,
    price_old: amountSchema.nullable(),
    price_incl: amountSchema.describe('Including VAT; the same as price for consumers'),
    discount_percent: z.int().nullable(),
    from: z.boolean().describe('True when other variants, or options of a composed bed, cost more: "vanaf"'),
  })
  .meta({ id: 'Price' })
export type Price = z.infer<typeof priceSchema>
