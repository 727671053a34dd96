import type { CheckedProductInput } from './product-input.ts'

interface Place {
  /** The place in the file where it begins, counted from 1. */
  line: number
  /** The name by which the author of the file knows the product; empty without a name. */
  name: string
}

/** A product of the file that could not be read. */
type Refusal = Place & { ok: false; reason: string }

/** A product file's contents, one product at a time. */
export type Candidate =
  | Refusal
  | (Place & {
      ok: true
      product: CheckedProductInput
      /** The fields that the file knows. Other shop systems know part of a product; the rest stays as it is stored. */
      known?: ReadonlySet<string>
    })
