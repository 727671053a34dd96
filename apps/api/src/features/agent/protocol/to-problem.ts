import type { FastifyError } from 'fastify'
import type { z } from 'zod'
import { isDatabaseAway, isDatabaseBusy } from '../../../platform/db/errors.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { type ProblemCode, ProtocolProblem } from './protocol-problem.ts'

/** Says in the protocol's words what an exception means for an agent. Our own faults are reported without any detail. */
export function toProblem(error: unknown): ProtocolProblem {
  if (error instanceof ProtocolProblem) return error
  if (error instanceof ApiError) return toProblemOfFailure(error)
  if (isDatabaseAway(error) || isDatabaseBusy(error)) return new ProtocolProblem('unavailable')
  const status = error instanceof Error ? (error as Partial<FastifyError>).statusCode : undefined
  return new ProtocolProblem(codeOfStatus.get(status ?? 500) ?? 'internal_error')
}

const codeOfStatus: ReadonlyMap<number, ProblemCode> = new Map([
  [400, 'invalid_request'],
  [404, 'not_found'],
  [413, 'payload_too_large'],
  [415, 'unsupported_media_type'],
  [429, 'rate_limited'],
])

function toProblemOfFailure({ failure }: ApiError): ProtocolProblem {
  const [field] = failure.fields ?? []
  if (failure.code === 'rate_limited') return new ProtocolProblem('rate_limited')
  if (failure.code === 'unavailable') return new ProtocolProblem('unavailable')
  const details = field === undefined ? {} : { content: `${field.path}: ${field.message}` }
  return new ProtocolProblem('invalid_request', details)
}

/** Says what is wrong with the body of a call; a list that is too long is a problem of its own. */
export function toProblemOfBody(error: z.ZodError): ProtocolProblem {
  const [issue] = error.issues
  if (issue === undefined) return new ProtocolProblem('invalid_request')
  const path = issue.path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : `${text}.${String(part)}`),
    '$',
  )
  const isTooLong = issue.code === 'too_big' && issue.origin === 'array'
  const content = `${path}: ${issue.message}`
  return new ProtocolProblem(isTooLong ? 'request_too_large' : 'invalid_request', { content, path })
}
