import type { CheckedProductInput } from '@sluimer/product-files/input/product-input'
import type { References } from './save-product-references.ts'

/** A product of which the row stands, and what belongs to it is still to be saved. */
export interface SavedRow {
  id: number
  input: CheckedProductInput
  references: References
}
