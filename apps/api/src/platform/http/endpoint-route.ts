import type {
  Endpoint,
  EndpointBody,
  EndpointParams,
  EndpointQuery,
  EndpointResponse,
} from '@sluimer/contract/endpoint'
import { type ErrorCode, errorBodySchema, errorStatus } from '@sluimer/contract/errors'
import { withCents, withEuros } from '@sluimer/contract/platform/amounts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Failure } from '../outcome.ts'
import { type DependsOn, dependsOnHeader, writeDependsOn } from './depends-on.ts'
import { sendFailure } from './send-failure.ts'
import type { Server } from './server.ts'
import type { SharedLimit } from './shared-limit.ts'

/** A call as its handler receives it: the parsed parts, with amounts in cents, and the raw request for cookies and the log. */
export interface Call<E extends Endpoint> {
  readonly params: EndpointParams<E>
  readonly query: EndpointQuery<E>
  readonly body: EndpointBody<E>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export type Answer<E extends Endpoint> =
  | { readonly ok: true; readonly data: EndpointResponse<E> }
  | { readonly ok: false; readonly error: Failure }

export interface RouteOptions<E extends Endpoint = Endpoint> {
  /** Says that the answer is the same for every visitor, and what it is made of: it is valid until that changes. */
  readonly sameForAll?: (data: EndpointResponse<E>) => DependsOn
  /** A stricter limit than the general one, per visitor's address: for sign-in and lookups that cost money. */
  readonly rateLimit?: { readonly max: number; readonly windowMs: number } | SharedLimit
  /** In bytes; 64 kB unless given. */
  readonly bodyLimit?: number
}

/** Codes that any call can answer, whatever its endpoint says. */
const alwaysPossible: readonly ErrorCode[] = [
  'invalid_request',
  'rate_limited',
  'internal_error',
  'unavailable',
]
const bodyErrors: readonly ErrorCode[] = ['payload_too_large', 'unsupported_media_type']
const nothing = z.strictObject({})

/**
 * Registers an endpoint's route: its schemas check the request and the answer, and describe them in OpenAPI. The handler
 * reads and returns amounts in cents; the JSON has euros.
 */
export function registerEndpoint<E extends Endpoint>(
  app: Server,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
  options: RouteOptions<E> = {},
): void {
  const limited = limitedBy(options.rateLimit)
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: {
      tags: [endpoint.tag],
      summary: endpoint.summary,
      operationId: toOperationId(endpoint),
      security: describeAccess(endpoint),
      ...(endpoint.params ? { params: endpoint.params } : {}),
      querystring: endpoint.query ?? nothing,
      ...(endpoint.body ? { body: endpoint.body } : {}),
      response: {
        [endpoint.status ?? 200]: describeSuccess(endpoint),
        ...describeErrors(endpoint),
      },
    },
    config: {
      endpoint,
      isSameForAll: options.sameForAll !== undefined,
      ...limited.config,
    },
    ...limited.hooks,
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    handler: async (request, reply) => {
      const answer = await handle({
        // The schemas above produce exactly these types; Fastify's own inference needs the schema as a literal.
        params: request.params as EndpointParams<E>,
        query: request.query as EndpointQuery<E>,
        body: withCents(request.body) as EndpointBody<E>,
        request,
        reply,
      })
      if (answer.ok && endpoint.file !== undefined) return reply.type(endpoint.file).send(answer.data)
      if (answer.ok) {
        const dependsOn = options.sameForAll?.(answer.data)
        if (dependsOn) reply.header(dependsOnHeader, writeDependsOn(dependsOn))
        return reply.status(endpoint.status ?? 200).send(withEuros(answer.data))
      }
      return sendFailure(request, reply, answer.error)
    },
  })
}

/** Applies a route's limit. A shared one replaces the plugin's own, which is switched off. */
function limitedBy(limit: RouteOptions['rateLimit']) {
  if (limit === undefined) return { config: {}, hooks: {} }
  if ('countCall' in limit)
    return { config: { rateLimit: false as const }, hooks: { onRequest: limit.countCall } }
  return { config: { rateLimit: { max: limit.max, timeWindow: limit.windowMs } }, hooks: {} }
}

/** Turns `GET /v1/order/{id}/status` into `get-v1-order-id-status`: unique, and it changes only when the call does. */
function toOperationId(endpoint: Endpoint) {
  const words = endpoint.path.split(/[^A-Za-z0-9]+/).filter(Boolean)
  return [endpoint.method.toLowerCase(), ...words].join('-')
}

/** Returns every code that a call may answer; any other is a fault in the contract or in its use case. */
export function listPossibleErrors(endpoint: Endpoint): ReadonlySet<ErrorCode> {
  return new Set([...endpoint.errors, ...alwaysPossible, ...(endpoint.body ? bodyErrors : [])])
}

/** Describes the errors; codes with the same status share a description that names them all. */
function describeErrors(endpoint: Endpoint) {
  const byStatus = Object.groupBy(listPossibleErrors(endpoint), (code) => errorStatus[code])
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, same = []]) => [
      status,
      jsonResponse(same.join(', '), errorBodySchema),
    ]),
  )
}

/** Describes the success. A file has no schema of ours: its media type says what it is. */
function describeSuccess(endpoint: Endpoint) {
  if (endpoint.file === undefined) return jsonResponse('Success', endpoint.response)
  return { description: 'Success', content: { [endpoint.file]: { schema: z.any() } } }
}

function jsonResponse(description: string, schema: z.ZodType) {
  return { description, content: { 'application/json': { schema } } }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for routes that come from the contract. */
    endpoint?: Endpoint
  }
}

/** Returns what a caller must send, in the form of OpenAPI. */
function describeAccess({ access }: Endpoint): Record<string, string[]>[] {
  if (access === 'public') return []
  return [access === 'service' ? { serviceToken: [] } : { apiKey: [] }]
}
