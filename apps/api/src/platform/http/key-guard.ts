import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { ApiError } from './api-error.ts'

/** Refuses calls to endpoints with `access: 'key'` without the shop's key in `x-api-key` (API-14), before a body is read. */
export function guardKeyCalls(app: FastifyInstance, { renderApiKey }: Pick<Config, 'renderApiKey'>): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.endpoint?.access !== 'key') return
    const sent = request.headers['x-api-key']
    if (renderApiKey !== undefined && typeof sent === 'string' && isSame(sent, renderApiKey)) return
    throw new ApiError({ code: 'unauthorized', message: 'Deze oproep vraagt een sleutel in x-api-key.' })
  })
}

/** Compares hashes, so that the time it takes tells nothing about the key. */
function isSame(sent: string, key: string): boolean {
  const [one, other] = [sent, key].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
