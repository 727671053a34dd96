import type { ErrorCode, FieldError, LineError, PriceChange } from '@sluimer/contract/errors'

/** An expected outcome that is no success. A use case may carry more in it (`available: 2`); only these leave the server. */
export interface Failure {
  readonly code: ErrorCode
  /** One Dutch sentence for the shopper in place of the code's usual one. */
  readonly message?: string
  readonly fields?: readonly FieldError[]
  readonly lines?: readonly LineError[]
  readonly prices?: readonly PriceChange[]
}

/** A failure as an exception, for code too deep to return it: guards, hooks and form pages. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly failure: Failure
  /** The standard name that Fastify and its plugins look for. */
  readonly statusCode: number | undefined

  constructor(failure: Failure, statusCode?: number) {
    super(failure.message ?? failure.code)
    this.failure = failure
    this.statusCode = statusCode
  }
}
