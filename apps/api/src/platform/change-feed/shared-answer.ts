import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { dependsOnHeader } from '../http/depends-on.ts'
import type { Server } from '../http/server.ts'
import type { ChangeFeed } from './change-feed.ts'
import { coversPlace } from './place.ts'

/** Place in the change feed that a caller has heard of; an answer must not be older than that. */
const heardHeader = 'changes-heard'

/**
 * Lets callers keep the answers that are the same for everyone (`sameForAll` of a route): each has a tag of its contents
 * and names what it is made of. A node that is behind what the caller has heard catches up first; when it cannot, its
 * answer does not say what it is made of, and so is kept by nobody.
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

/** The moment of answering (`now`, beside the end of a deal) makes no other answer within a minute. */
function toTheMinute(payload: string) {
  return payload.replaceAll(/"now":"(\d{4}-\d\d-\d\dT\d\d:\d\d)[^"]*"/g, '"now":"$1"')
}
