import { z } from 'zod'
import { idSchema } from '../platform/primitives.ts'
import { emailSchema } from './schemas.ts'

const products = z.array(idSchema).max(200)

/** A cart that somebody abandons: its id, its age, and its contents. Only the shop's own copy of the cart counts. */
export const abandonedCartSchema = z
  .strictObject({ quote_id: idSchema, updated_at: z.iso.datetime({ offset: true }), products })
  .meta({ id: 'AbandonedCart' })
export const abandonedBrowseSchema = z.strictObject({ products }).meta({ id: 'AbandonedBrowse' })
export const abandonedCategorySchema = z
  .strictObject({ category: z.string().min(1).max(255) })
  .meta({ id: 'AbandonedCategory' })
export const abandonedEmailSchema = z.strictObject({ email: emailSchema }).meta({ id: 'AbandonedEmail' })

/** Always the same answer, so that nobody learns whose cart it is or who reads the newsletter. */
export const abandonReceiptSchema = z.object({ received: z.literal(true) }).meta({ id: 'AbandonReceipt' })
