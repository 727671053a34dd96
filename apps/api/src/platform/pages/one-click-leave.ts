import { z } from 'zod'
import type { Server } from '../http/server.ts'
import { registerPages } from './pages.ts'

const mailPrograms = { rateLimit: { max: 300, timeWindow: 60_000 } }
const params = z.object({ code: z.string().max(200) })

/**
 * Lets mail programs take their reader off a list with one POST (RFC 8058). `path` lies beneath `/webhooks/` and ends in a
 * slash: mail programs send no Origin, and the shop lets such calls through to that part of the api only. A code that is
 * wrong is answered like a right one: they cannot do anything about it.
 */
export function registerOneClickLeave(
  app: Server,
  path: string,
  list: {
    leave: (code: string) => Promise<unknown>
    /** The page that asks its reader; opening an address takes nobody off. */
    pageOf: (code: string) => string
  },
): void {
  registerPages(app, (pages) => {
    pages.post(`${path}:code`, { config: mailPrograms, schema: { params } }, async (request, reply) => {
      await list.leave(params.parse(request.params).code)
      return reply.type('text/plain; charset=utf-8').send('ok')
    })
    // Mail programs that know no single click open the address.
    pages.get(`${path}:code`, { config: mailPrograms, schema: { params } }, (request, reply) =>
      reply.redirect(list.pageOf(params.parse(request.params).code), 303),
    )
  })
}
