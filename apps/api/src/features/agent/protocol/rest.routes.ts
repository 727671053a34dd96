import type { UcpProtocolError } from '@sluimer/contract/agent/answers'
import { restPath } from '@sluimer/contract/agent/ucp'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../platform/deps.ts'
import { readClientAddress, toRateLimitKey } from '../../../platform/http/client-address.ts'
import type { Server } from '../../../platform/http/server.ts'
import { admitShopOnly } from './admit-shop-only.ts'
import { type AgentLimits, chooseLimit } from './agent-limits.ts'
import type { Operation } from './operation.ts'
import { readAgentHeader, readIdempotencyKey } from './read-agent.ts'
import { toProblem } from './to-problem.ts'

/** How long an agent that came too often, or while the shop was busy, should wait. */
const retryAfterSeconds = '60'

/** Registers the operations as calls over HTTP (UCP's REST binding). Everything under its base answers in the protocol's form. */
export function registerRest(
  app: Server,
  { config }: Pick<Deps, 'config'>,
  { operations, limits }: { operations: readonly Operation[]; limits: AgentLimits },
): void {
  app.register(
    async (scope) => {
      scope.setErrorHandler((error, request, reply) => sendProblem(error, { request, reply, config }))
      scope.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
        sendProblem(Object.assign(new Error('no such call'), { statusCode: 404 }), {
          request,
          reply,
          config,
        }),
      )
      admitShopOnly(scope)
      readEmptyBodies(scope)
      for (const operation of operations)
        scope.route({
          method: operation.method,
          url: operation.path,
          schema: { hide: true },
          ...chooseLimit(operation, limits),
          handler: async (request, reply) => {
            const profile = readAgentHeader(readHeader(request, 'ucp-agent'))
            const caller = { profile, address: toRateLimitKey(readClientAddress(request)) }
            const key = readIdempotencyKey(readHeader(request, 'idempotency-key'), caller)
            const { id = '' } = request.params as { id?: string }
            const answer = await operation.run({
              id,
              payload: request.body ?? {},
              key,
            })
            return reply.status(answer.status).send(answer.body)
          },
        })
    },
    { prefix: restPath },
  )
}

/** A call that needs no body may come with none, whatever type it says that it has. */
function readEmptyBodies(scope: Server): void {
  const parseJson = scope.getDefaultJsonParser('error', 'error')
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else parseJson(request, String(body), done)
  })
}

function readHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

function sendProblem(
  error: unknown,
  { request, reply, config }: { request: FastifyRequest; reply: FastifyReply } & Pick<Deps, 'config'>,
) {
  const problem = toProblem(error)
  if (problem.status >= 500) request.log.error({ err: error }, 'the call of an agent failed')
  if (problem.status === 429 || problem.status === 503) reply.header('retry-after', retryAfterSeconds)
  const body: UcpProtocolError = {
    code: problem.code,
    content: problem.message,
    ...(problem.path === undefined ? {} : { path: problem.path }),
    continue_url: `${config.publicUrl}/`,
  }
  return reply.status(problem.status).header('cache-control', 'no-store').send(body)
}
