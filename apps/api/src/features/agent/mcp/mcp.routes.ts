import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server'
import { mcpPath } from '@sluimer/contract/agent/ucp'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../platform/deps.ts'
import { readClientAddress, toRateLimitKey } from '../../../platform/http/client-address.ts'
import type { Server } from '../../../platform/http/server.ts'
import { admitShopOnly } from '../protocol/admit-shop-only.ts'
import type { AgentLimits } from '../protocol/agent-limits.ts'
import type { Operation } from '../protocol/operation.ts'
import { ProtocolProblem } from '../protocol/protocol-problem.ts'
import { toProblem } from '../protocol/to-problem.ts'
import { createMcpServer } from './mcp-server.ts'
import { retryAfterSeconds, toRpcError } from './rpc-error.ts'

/** Streams are never opened, so that an answer in JSON is enough, whatever the caller says that it accepts. */
const accepted = 'application/json, text/event-stream'

interface McpParts {
  readonly operations: readonly Operation[]
  readonly limits: AgentLimits
}

/**
 * Registers the operations as tools over streamable HTTP, without sessions. There is nothing to listen to and no session to
 * end, so that GET and DELETE are not allowed, as the protocol wants.
 */
export function registerMcp(
  app: Server,
  { config }: Pick<Deps, 'config'>,
  { operations, limits }: McpParts,
): void {
  app.register(async (scope) => {
    scope.setErrorHandler(sendRpcProblem)
    admitShopOnly(scope)
    scope.post(
      mcpPath,
      {
        schema: { hide: true },
        config: { rateLimit: false },
        preHandler: async (request, reply) =>
          chooseLimit(request.body, { operations, limits }).countCall.call(app, request, reply),
      },
      async (request, reply) => {
        // A batch could hold any number of calls; the protocol has had none since version 2025-06-18.
        if (Array.isArray(request.body)) throw new ProtocolProblem('invalid_request')
        const onFailure = (error: unknown) => request.log.error({ err: error }, 'the tool of an agent failed')
        const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
        const server = createMcpServer(operations, {
          address: toRateLimitKey(readClientAddress(request)),
          onFailure,
        })
        await server.connect(transport)
        try {
          const parsedBody = request.body ?? null
          const answer = await transport.handleRequest(toWebRequest(request, config.publicUrl), {
            parsedBody,
          })
          const type = answer.headers.get('content-type') ?? 'application/json'
          return reply
            .status(answer.status)
            .type(type)
            .send(await answer.text())
        } finally {
          await server.close()
        }
      },
    )
    scope.route({
      method: ['GET', 'DELETE'],
      url: mcpPath,
      schema: { hide: true },
      handler: async (_request, reply) => {
        reply.header('allow', 'POST')
        throw new ProtocolProblem('method_not_allowed')
      },
    })
  })
}

/** Calls of tools that change something count as such; all others are reading. */
function chooseLimit(body: unknown, { operations, limits }: McpParts) {
  const { params } = (body ?? {}) as { params?: { name?: unknown } }
  const operation = operations.find(({ name }) => name === params?.name)
  return operation === undefined || operation.isReadOnly ? limits.reading : limits.changing
}

/** Returns the request as the transport reads it; the body was read before. */
function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers({ accept: accepted, 'content-type': 'application/json' })
  const version = request.headers['mcp-protocol-version']
  if (typeof version === 'string') headers.set('mcp-protocol-version', version)
  return new Request(`${publicUrl}${mcpPath}`, { method: 'POST', headers })
}

function sendRpcProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error)
  if (problem.status >= 500) request.log.error({ err: error }, 'the call of an agent failed')
  if (problem.status === 429 || problem.status === 503) reply.header('retry-after', String(retryAfterSeconds))
  return reply
    .status(problem.status)
    .header('cache-control', 'no-store')
    .send({ jsonrpc: '2.0', id: null, error: toRpcError(problem) })
}
