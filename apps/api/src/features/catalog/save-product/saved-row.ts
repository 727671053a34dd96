import type { CheckedProductInput } from '@sluimer/product-files/input/product-input'
import type { References } from './save-product-references.ts'

/** A product whose row is saved, while everything that belongs to it still has to be. */
export interface SavedRow {
  id: number
  input: CheckedProductInput
  references: References
}
