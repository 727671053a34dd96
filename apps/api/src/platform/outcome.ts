import type { Failure } from './http/api-error.ts'

/** The answer of a use case: its result, or an expected failure in the contract's words. Bugs are thrown. */
export type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: Failure }
