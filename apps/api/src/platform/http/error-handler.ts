import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway, isDatabaseBusy } from '../db/errors.ts'
import type { Failure } from '../outcome.ts'
import { ApiError } from './api-error.ts'
import { type RequestPart, RequestProblem, toFieldErrors } from './request-problem.ts'
import { sendFailure } from './send-failure.ts'

/** Turns exceptions into answers, in this one place. From status 500 on everything is logged and nothing is shown. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { failure, statusCode } = toFailure(error)
  const sent = sendFailure(request, reply, failure, statusCode)
  if (reply.statusCode >= 500) request.log.error({ err: error }, 'the call failed')
  else if (failure.code === 'unauthorized')
    request.log.warn({ reason: failure.message }, 'the call was refused')
  return sent
}

/** Answers an address that no route has. */
export function handleUnknownRoute(request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?', 1)[0] ?? '/'
  return sendFailure(request, reply, {
    code: 'not_found',
    message: `${request.method} ${path.slice(0, 200)} bestaat niet. Alle adressen staan in /openapi.json.`,
  })
}

function toFailure(error: unknown): { failure: Failure; statusCode?: number } {
  if (error instanceof ApiError) return { failure: error.failure, ...withStatus(error.statusCode) }
  if (error instanceof RequestProblem) {
    const fields = toFieldErrors(toRequestPart(error), error.issues)
    return { failure: { code: 'invalid_request', fields } }
  }
  if (isDatabaseAway(error) || isDatabaseBusy(error)) return { failure: { code: 'unavailable' } }
  if (isClientError(error)) return toClientFailure(error)
  return { failure: { code: 'internal_error' } }
}

/** Returns the part of the request that Fastify was checking, which it records on the error. */
function toRequestPart(error: RequestProblem): RequestPart {
  const context = 'validationContext' in error ? error.validationContext : undefined
  if (context === 'querystring') return 'query'
  return context === 'params' ? 'params' : 'body'
}

function isClientError(error: unknown): error is FastifyError & { statusCode: number } {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number')
    return false
  return error.statusCode >= 400 && error.statusCode < 500
}

/** Turns faults that Fastify finds before a schema is applied into failures; its own texts are for developers. */
function toClientFailure(error: FastifyError & { statusCode: number }): {
  failure: Failure
  statusCode?: number
} {
  if (error.statusCode === 413) return { failure: { code: 'payload_too_large' } }
  if (error.statusCode === 415) return { failure: { code: 'unsupported_media_type' } }
  if (error.statusCode === 429) return { failure: { code: 'rate_limited' } }
  if (error.statusCode === 404) return { failure: { code: 'not_found' } }
  const isAboutAddress = error.code === 'FST_ERR_BAD_URL' || error.code === 'FST_ERR_MAX_URL_LENGTH'
  const field = isAboutAddress
    ? { path: 'url', message: 'Dit adres is geen geldige url.' }
    : { path: 'body', message: 'Dit is geen geldige JSON.' }
  return { failure: { code: 'invalid_request', fields: [field] }, ...withStatus(error.statusCode) }
}

function withStatus(statusCode: number | undefined) {
  return statusCode === undefined ? {} : { statusCode }
}
