import type { Failure } from './http/api-error.ts'

/** What a use case answers: its result, or an expected failure in the contract's words. Bugs are thrown. */
export type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: Failure }
