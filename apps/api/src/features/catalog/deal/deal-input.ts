import { dealKinds } from '@sluimer/domain/deal/deal-kind'
import { priceCentsField } from '@sluimer/product-files/input/input-fields'
import { z } from 'zod'

/** A former price looks back 30 days, so a deal that returned sooner would be no reduction. */
const soonestRepeatDays = 31

export const dealInputSchema = z.strictObject({
  /** The planned deal to change; absent for a new one. */
  id: z.int().positive().optional(),
  variantId: z.int().positive(),
  kind: z.enum(dealKinds),
  priceCents: priceCentsField,
  startsAt: z.date(),
  endsAt: z.date(),
  pieceCap: z.int().min(1).max(1_000_000).nullable().default(null),
  repeatAfterDays: z.int().min(soonestRepeatDays).max(366).nullable().default(null),
})
export type DealInput = z.input<typeof dealInputSchema>
export type CheckedDealInput = z.output<typeof dealInputSchema>
