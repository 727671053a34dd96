import { z } from 'zod'
import type { Server } from '../http/server.ts'
import { registerPages } from './pages.ts'

const mailPrograms = { rateLimit: { max: 300, timeWindow: 60_000 } }
const params = z.object({ code: z.string().max(200) })

/**
 * Lets mail programs take their reader off a list with one POST (RFC 8058). `path` is below `/webhooks/` and ends in a
 * slash: mail programs send no Origin, and the shop forwards such calls to that part of the api only. A wrong code gets
 * the same answer as a right one, since mail programs could not do anything about it.
 */
export function registerOneClickLeave(
  app: Server,
  path: string,
  list: {
    leave: (code: string) => Promise<unknown>
    /** Returns the address of the page that asks for confirmation; opening an address takes nobody off the list. */
    toPageAddress: (code: string) => string
  },
): void {
  registerPages(app, (pages) => {
    pages.post(`${path}:code`, { config: mailPrograms, schema: { params } }, async (request, reply) => {
      await list.leave(params.parse(request.params).code)
      return reply.type('text/plain; charset=utf-8').send('ok')
    })
    // Mail programs without one-click support open the address.
    pages.get(`${path}:code`, { config: mailPrograms, schema: { params } }, (request, reply) =>
      reply.redirect(list.toPageAddress(params.parse(request.params).code), 303),
    )
  })
}
