import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { dependsOnHeader } from '../http/depends-on.ts'
import type { Server } from '../http/server.ts'
import type { ChangeFeed } from './change-feed.ts'
import { coversPlace } from './place.ts'

/** The place in the change feed that the caller knows about; an answer must not be older. */
const heardHeader = 'changes-heard'

/**
 * Lets callers cache the answers that are the same for everyone (`sameForAll` of a route): each has a tag of its
 * contents and names what it is made of. A node that is behind the caller's place catches up first. When it cannot, its
 * answer does not name what it is made of, so nobody caches it.
 */
export function shareAnswers(app: Server, changes: Pick<ChangeFeed, 'place' | 'catchUp'>): void {
  const behind = new WeakSet<FastifyRequest>()
  const isBehind = (heard: string) => !coversPlace(changes.place() ?? '', heard)

  app.addHook('preHandler', async (request) => {
    const heard = request.headers[heardHeader]
    if (!request.routeOptions.config.isSameForAll || typeof heard !== 'string' || !isBehind(heard)) return
    await changes.catchUp().catch(() => undefined)
    if (isBehind(heard)) behind.add(request)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (!reply.hasHeader(dependsOnHeader)) return payload
    if (behind.has(request) || reply.statusCode !== 200 || typeof payload !== 'string') {
      reply.removeHeader(dependsOnHeader)
      return payload
    }
    const etag = `"${createHash('sha256').update(toTheMinute(payload)).digest('base64url').slice(0, 27)}"`
    reply.header('etag', etag)
    if (request.headers['if-none-match'] !== etag) return payload
    reply.status(304).removeHeader('content-type').removeHeader('content-length')
    return null
  })
}

/** Cuts the moment of answering (`now`, beside the end of a deal) to the minute, so that answers stay equal. */
function toTheMinute(payload: string) {
  return payload.replaceAll(/"now":"(\d{4}-\d\d-\d\dT\d\d:\d\d)[^"]*"/g, '"now":"$1"')
}
