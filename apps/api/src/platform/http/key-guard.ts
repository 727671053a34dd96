import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { isSameSecret } from '../same-secret.ts'
import { ApiError } from './api-error.ts'

/** Refuses calls to endpoints with `access: 'key'` without the shop's key in `x-api-key` (API-14), before a body is read. */
export function guardKeyCalls(app: FastifyInstance, { renderApiKey }: Pick<Config, 'renderApiKey'>): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.endpoint?.access !== 'key') return
    const sent = request.headers['x-api-key']
    if (renderApiKey !== undefined && typeof sent === 'string' && isSameSecret(sent, renderApiKey)) return
    throw new ApiError({ code: 'unauthorized', message: 'Deze oproep vraagt een sleutel in x-api-key.' })
  })
}
