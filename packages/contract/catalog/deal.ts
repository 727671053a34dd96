import { dealKinds } from '@sluimer/domain/deal/deal-kind'
import { z } from 'zod'

/**
 * The deal whose price is shown, and until when it lasts by which clock. `now` is the server's time; a page that was
 * cached adds the time it spent in the cache.
 */
export const dealSchema = z
  .object({
    kind: z.enum(dealKinds),
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime().describe('The first moment at which the price no longer applies'),
    now: z.iso.datetime().describe("The server's clock when this was answered"),
    pieces_total: z.int().nullable().describe('Pieces that could be had at this price; null without a limit'),
    pieces_left: z.int().nullable().describe('Pieces left at this price; null without a limit'),
  })
  .meta({ id: 'Deal' })
export type Deal = z.infer<typeof dealSchema>
