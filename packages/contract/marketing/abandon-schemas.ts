import { z } from 'zod'
import { idSchema } from '../platform/primitives.ts'
import { emailSchema } from './schemas.ts'

const products = z.array(idSchema).max(200)

/** A cart that somebody leaves: which one, how old, and what is in it. The shop's own cart is what counts. */
export const abandonedCartSchema = z
  .strictObject({ quote_id: idSchema, updated_at: z.iso.datetime({ offset: true }), products })
  .meta({ id: 'AbandonedCart' })
export const abandonedBrowseSchema = z.strictObject({ products }).meta({ id: 'AbandonedBrowse' })
export const abandonedCategorySchema = z
  .strictObject({ category: z.string().min(1).max(255) })
  .meta({ id: 'AbandonedCategory' })
export const abandonedEmailSchema = z.strictObject({ email: emailSchema }).meta({ id: 'AbandonedEmail' })

/** Always the same: it tells nobody whose cart it is, or who reads the newsletter. */
export const abandonReceiptSchema = z.object({ received: z.literal(true) }).meta({ id: 'AbandonReceipt' })
