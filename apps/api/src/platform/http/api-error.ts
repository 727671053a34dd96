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

/** A failure as an exception, for code that is too deep to return it: guards, hooks and form pages. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly failure: Failure
  /** The standard name that Fastify and its plugins use. */
  readonly statusCode: number | undefined

  constructor(failure: Failure, statusCode?: number) {
    super(failure.message ?? failure.code)
    this.failure = failure
    this.statusCode = statusCode
  }
}
