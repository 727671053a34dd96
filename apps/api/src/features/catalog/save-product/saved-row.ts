import type { CheckedProductInput } from '../input/product-input.ts'
import type { References } from './save-product-references.ts'

/** A product of which the row stands, and what belongs to it is still to be saved. */
export interface SavedRow {
  id: number
  input: CheckedProductInput
  references: References
}
