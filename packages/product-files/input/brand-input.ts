import { z } from 'zod'
import { slugField, textField, titleField } from './input-fields.ts'

/** A brand as staff and imports write it. */
export const brandInputSchema = z.strictObject({
  slug: slugField,
  title: titleField,
  description: textField.default(''),
})
export type BrandInput = z.input<typeof brandInputSchema>
