import { type ErrorBody, errorStatus } from '@sluimer/contract/errors'
import { withEuros } from '@sluimer/contract/platform/amounts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '../outcome.ts'
import { errorMessages } from './error-messages.ts'

/** When to return to an api that is too busy, or whose database is unreachable. */
const retryAfterSeconds = 5

/** Answers a failure in the one shape of every answer that is not a success. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: Failure,
  statusCode: number = errorStatus[failure.code],
) {
  const body: ErrorBody = {
    error: {
      code: failure.code,
      message: failure.message ?? errorMessages[failure.code],
      request_id: request.id,
      ...(failure.fields ? { fields: [...failure.fields] } : {}),
      ...(failure.lines ? { lines: [...failure.lines] } : {}),
      ...(failure.prices ? { prices: [...withEuros(failure.prices)] } : {}),
    },
  }
  if (failure.code === 'unavailable' && !reply.hasHeader('retry-after'))
    reply.header('retry-after', String(retryAfterSeconds))
  // Fastify's own serializer is bound to the status's schema; this shape is the same for every status.
  return reply
    .status(statusCode)
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .serializer(String)
    .send(JSON.stringify(body))
}
