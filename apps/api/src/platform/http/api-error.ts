import type { Failure } from '../outcome.ts'

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
