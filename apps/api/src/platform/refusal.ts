import type { Failure } from './outcome.ts'

/** Thrown inside a transaction to undo all of it; the code that opened it answers the shopper with `failure`. */
export class Refusal extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.code)
    this.failure = failure
  }
}
