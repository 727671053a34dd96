import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { dependsOnHeader } from '../http/depends-on.ts'
import { isKnownTag } from '../http/known-tag.ts'
import type { Server } from '../http/server.ts'
import type { ChangeFeed } from './change-feed.ts'
import { createKeptAnswers, type KeptAnswer } from './kept-answers.ts'
import { coversPlace } from './place.ts'

/** The place in the change feed that the caller knows about; an answer must not be older. */
const heardHeader = 'changes-heard'

/**
 * Lets callers cache the answers that are the same for everyone (`sameForAll` of a route): each has a tag of its
 * contents and names what it is made of. A node that is behind the caller's place catches up first. When it cannot, its
 * answer does not name what it is made of, so nobody caches it. The answers of the present second are kept as text.
 */
export function shareAnswers(
  app: Server,
  changes: Pick<ChangeFeed, 'place' | 'catchUp' | 'subscribe' | 'follow'>,
  clock: () => Date,
): void {
  const kept = createKeptAnswers(changes, clock)
  const behind = new WeakSet<FastifyRequest>()
  /** How an answer that is being made is kept; those without an entry were made before. */
  const keeping = new WeakMap<FastifyRequest, (answer: KeptAnswer) => void>()
  const isBehind = (heard: string) => !coversPlace(changes.place() ?? '', heard)

  app.addHook('preHandler', async (request, reply) => {
    if (!request.routeOptions.config.isSameForAll) return
    const heard = request.headers[heardHeader]
    if (typeof heard === 'string' && isBehind(heard)) {
      await changes.catchUp().catch(() => undefined)
      if (isBehind(heard)) return void behind.add(request)
    }
    if (request.method !== 'GET') return
    const found = kept.open(request.url)
    if ('keep' in found) return void keeping.set(request, found.keep)
    reply.header(dependsOnHeader, found.dependsOn).type('application/json; charset=utf-8')
    return sendTagged(request, reply, found)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (!reply.hasHeader(dependsOnHeader) || reply.hasHeader('etag')) return payload
    if (behind.has(request) || reply.statusCode !== 200 || typeof payload !== 'string') {
      reply.removeHeader(dependsOnHeader)
      return payload
    }
    const etag = `"${createHash('sha256').update(toTheMinute(payload)).digest('base64url').slice(0, 27)}"`
    keeping.get(request)?.({ payload, etag, dependsOn: String(reply.getHeader(dependsOnHeader)) })
    reply.header('etag', etag)
    if (!isKnownTag(request, etag)) return payload
    reply.status(304).removeHeader('content-type').removeHeader('content-length')
    return null
  })
}

function sendTagged(request: FastifyRequest, reply: FastifyReply, { payload, etag }: KeptAnswer) {
  reply.header('etag', etag)
  if (isKnownTag(request, etag)) return reply.status(304).removeHeader('content-type').send()
  return reply.send(payload)
}

/** Cuts the moment of answering (`now`, beside the end of a deal) to the minute, so that answers stay equal. */
function toTheMinute(payload: string) {
  return payload.replaceAll(/"now":"(\d{4}-\d\d-\d\dT\d\d:\d\d)[^"]*"/g, '"now":"$1"')
}
