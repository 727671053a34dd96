import type { ErrorCode, FieldError, LineError, PriceChange } from '@sluimer/contract/errors'

/**
 * An expected outcome other than success. A use case may add more (`available: 2`); only these fields leave the server.
 */
export interface Failure {
  readonly code: ErrorCode
  /** One Dutch sentence for the shopper in place of the code's standard one. */
  readonly message?: string
  readonly fields?: readonly FieldError[]
  readonly lines?: readonly LineError[]
  readonly prices?: readonly PriceChange[]
}

/** The answer of a use case: its result, or an expected failure in the contract's words. Bugs are thrown. */
export type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: Failure }
