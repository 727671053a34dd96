import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { Config } from '../../config.ts'
import type { Logger } from '../log.ts'
import { ApiError } from './api-error.ts'
import { readClientAddress, toRateLimitKey } from './client-address.ts'
import { handleError, handleUnknownRoute } from './error-handler.ts'
import { findHostileText } from './hostile-text.ts'
import { guardKeyCalls } from './key-guard.ts'
import { describeApi } from './openapi.ts'
import { chooseRequestId } from './request-id.ts'
import { guardServiceCalls } from './service-guard.ts'
import { validateWithZod } from './validation.ts'

export type Server = FastifyInstance

const bodyLimitBytes = 64 * 1024
/** A client that sends its request more slowly than this occupies a connection for nothing. */
const requestTimeoutMs = 30_000
/** Reading the products of a large shop takes longer than the ten seconds that Fastify allows: 40,000 of them did on a busy machine. */
const longestStartMs = 600_000

/** Creates a server without routes: it has what every call passes through, whichever feature answers it. */
export async function createServer(options: {
  config: Config
  log: Logger
  clock: () => Date
}): Promise<Server> {
  const { config, clock } = options
  const log: FastifyBaseLogger = options.log
  const app = fastify({
    loggerInstance: log,
    // Our own single line per answer (below) replaces Fastify's two.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: chooseRequestId,
    requestIdHeader: false,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    pluginTimeout: longestStartMs,
    // Addresses of products may be long; with the default of 100 they would be unknown. A call is found with and
    // without a slash at its end (API-16).
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    frameworkErrors: handleError,
  })
  app.setValidatorCompiler(validateWithZod)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  // Only JSON is accepted: a form of another site must not be able to call this api.
  app.removeContentTypeParser('text/plain')
  app.decorate('hasSecureCookies', config.publicUrl.startsWith('https:'))

  guardServiceCalls(app, config, clock)
  guardKeyCalls(app, config)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: app.hasSecureCookies,
    crossOriginResourcePolicy: { policy: 'same-site' },
  })
  await app.register(rateLimit, {
    max: config.rateLimitPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => toRateLimitKey(readClientAddress(request)),
    // The shop's own calls, made on behalf of no visitor.
    allowList: (request) => request.isFromService() && request.headers['x-forwarded-for'] === undefined,
    errorResponseBuilder: () => new ApiError({ code: 'rate_limited' }, 429),
  })
  // Guessing addresses counts as calls.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, handleUnknownRoute)
  await describeApi(app)

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('preValidation', async (request) => {
    for (const part of ['params', 'query', 'body'] as const) {
      const path = findHostileText(part, request[part])
      if (path === undefined) continue
      const fields = [{ path, message: 'Hier staan tekens in die niet mogen.' }]
      throw new ApiError({ code: 'invalid_request', fields })
    }
  })
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    // A connection kept open after its last answer would hold up the process for more than a minute.
    if (isStopping) reply.header('connection', 'close')
    // Answers are not cached unless they say so themselves.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      // The log has the route and not the address, which can contain what a person typed.
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    request.log[request.routeOptions.config.isProbe ? 'debug' : 'info'](line, 'answered')
  })
  return app
}
