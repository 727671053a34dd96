import { z } from 'zod'
import { titleField } from './input-fields.ts'

/** The company responsible for a product's safety (GPSR art. 19), as staff and imports write it. */
export const manufacturerInputSchema = z.strictObject({
  name: titleField,
  address: z.string().trim().min(1).max(500),
  email: z.email().max(255),
})
export type ManufacturerInput = z.input<typeof manufacturerInputSchema>
