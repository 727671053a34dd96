import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { ApiError } from './api-error.ts'
import { isServiceToken } from './service-token.ts'

/**
 * Refuses calls to endpoints with `access: 'service'` unless the storefront makes them (API-01), before a body is read.
 */
export function guardServiceCalls(app: FastifyInstance, config: Config, clock: () => Date): void {
  const verdicts = new WeakMap<FastifyRequest, boolean>()
  app.decorateRequest('isFromService', function isFromService(this: FastifyRequest) {
    const known = verdicts.get(this)
    if (known !== undefined) return known
    const token = parseBearerToken(this.headers.authorization)
    const verdict = token !== undefined && isServiceToken(config, token, clock())
    verdicts.set(this, verdict)
    return verdict
  })
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.endpoint?.access !== 'service' || request.isFromService()) return
    reply.header('www-authenticate', 'Bearer')
    throw new ApiError({
      code: 'unauthorized',
      message: 'Deze oproep vraagt een geldig token: Authorization: Bearer, verkregen met POST /login.',
    })
  })
}

function parseBearerToken(header: string | undefined) {
  return header !== undefined && header.length < 1000 ? /^Bearer ([\w.-]+)$/i.exec(header)?.[1] : undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the call carries a valid service token. */
    isFromService(): boolean
  }
}
