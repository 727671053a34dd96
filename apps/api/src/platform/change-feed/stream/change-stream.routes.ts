import type { Deps } from '../../deps.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Server } from '../../http/server.ts'
import { createListeners } from './listeners.ts'
import { createToldChanges } from './told-changes.ts'

/** A listener that hears nothing for a few of these knows that it is cut off. */
const beatIntervalMs = 250
/** Every shop process holds one. */
const mostListeners = 200

/**
 * `GET /changes`: the tags of every change as server-sent events, for the shop's processes. A change is told when this
 * node's own answers show it. `Last-Event-ID` resumes; who cannot be told what was missed is told that it may be
 * everything (`*`). Outside `/v1`, so that the shop passes nobody through to it.
 */
export function registerChangeStream(app: Server, { changes, randomBytes, log }: Deps): void {
  const told = createToldChanges(randomBytes(9).toString('base64url'))
  const listeners = createListeners()
  /** How far this node has come; one that cannot read the table of changes falls behind, and listeners see it. */
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
    // In one go with the resuming, so that no change falls between.
    listeners.add(raw)
    const missed = told.after(typeof lastId === 'string' ? lastId : undefined)
    for (const { id, tags } of missed)
      listeners.send(raw, { name: 'change', id, data: { tags, ...standing() } })
    listeners.send(raw, { name: 'beat', data: standing() })
  })
}
