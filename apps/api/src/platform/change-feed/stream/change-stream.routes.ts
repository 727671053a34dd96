import type { Deps } from '../../deps.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Server } from '../../http/server.ts'
import { createListeners } from './listeners.ts'
import { createSentChanges } from './sent-changes.ts'

/** A listener that receives nothing for several of these intervals knows that it is cut off. */
const beatIntervalMs = 250
/** Every shop process holds one connection. */
const mostListeners = 200

/**
 * Serves `GET /changes`: the tags of every change as server-sent events, for the shop's processes. A change is sent
 * when this node's own answers show it. `Last-Event-ID` resumes; when it is unknown what a listener missed, it gets a
 * change of everything (`*`). The route is outside `/v1`, so that the shop forwards nobody to it.
 */
export function registerChangeStream(app: Server, { changes, randomBytes, log }: Deps): void {
  const told = createSentChanges(randomBytes(9).toString('base64url'))
  const listeners = createListeners()
  /** How up to date this node is; a node that cannot read the change table falls behind, and its listeners see that. */
  const standing = () => ({ place: changes.place(), age_ms: changes.ageMs() })
  changes.follow((tags) => {
    const { id, ...change } = told.add(tags)
    listeners.sendAll({ name: 'change', id, data: { ...change, ...standing() } })
  })
  const beat = setInterval(() => listeners.sendAll({ name: 'beat', data: standing() }), beatIntervalMs)
  app.addHook('preClose', async () => {
    clearInterval(beat)
    listeners.endAll()
  })

  app.get('/changes', { schema: { hide: true } }, async (request, reply) => {
    if (!request.isFromService()) throw new ApiError({ code: 'unauthorized' })
    if (listeners.count >= mostListeners) throw new ApiError({ code: 'unavailable' })
    const lastId = request.headers['last-event-id']
    await changes.catchUp().catch((error) => {
      log.error({ err: error }, 'changes could not be told to a new listener')
      throw new ApiError({ code: 'unavailable' })
    })
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-request-id': request.id,
    })
    // Adding and resuming happen without a pause, so that no change falls in between.
    listeners.add(raw)
    const missed = told.after(typeof lastId === 'string' ? lastId : undefined)
    for (const { id, tags } of missed)
      listeners.send(raw, { name: 'change', id, data: { tags, ...standing() } })
    listeners.send(raw, { name: 'beat', data: standing() })
  })
}
