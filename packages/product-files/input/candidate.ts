import type { CheckedProductInput } from './product-input.ts'

interface Place {
  /** Where it begins in the file, 1 the first. */
  line: number
  /** What the person who made the file knows it by; empty when it has no name. */
  name: string
}

/** A product of the file that could not be read. */
type Refusal = Place & { ok: false; reason: string }

/** What a product file holds, one product at a time. */
export type Candidate =
  | Refusal
  | (Place & {
      ok: true
      product: CheckedProductInput
      /** Files of other shop systems know part of a product; what they do not know stays as it is stored. */
      known?: ReadonlySet<string>
    })
