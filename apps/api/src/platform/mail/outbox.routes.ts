import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/api-error.ts'
import type { Server } from '../http/server.ts'
import { html } from '../pages/html.ts'
import { registerPages, sendPage } from '../pages/pages.ts'
import { findMail, listMails } from './mail.queries.ts'
import { renderOutboxList, renderOutboxMail } from './outbox-pages.ts'

const ownNames = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])
const listLimit = 100
const paramsSchema = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })

/** Serves `/outbox`, which shows the mails of a shop without a mail server. With one, these pages do not exist. */
export function registerOutboxRoutes(app: Server, { config, db }: Deps): void {
  if (config.mailTransport !== 'outbox') return

  async function getMail(id: number) {
    const mail = await findMail(db, id)
    if (!mail) throw new ApiError({ code: 'not_found', message: 'Deze mail bestaat niet.' })
    return mail
  }

  registerPages(app, (pages) => {
    // A web page could point its own host name at this machine (DNS rebinding) and read all mails.
    pages.addHook('onRequest', async (request) => {
      if (!ownNames.has(request.hostname) && request.hostname !== config.host)
        throw new ApiError({ code: 'forbidden', message: 'De mails zijn alleen op deze machine te lezen.' })
    })
    pages.get('/outbox', async (_request, reply) =>
      sendPage(reply, renderOutboxList(await listMails(db, listLimit))),
    )
    pages.get('/outbox/:id', { schema: { params: paramsSchema } }, async (request, reply) => {
      const mail = await getMail(paramsSchema.parse(request.params).id)
      return sendPage(reply, renderOutboxMail(mail))
    })
    pages.get('/outbox/:id/html', { schema: { params: paramsSchema } }, async (request, reply) => {
      const mail = await getMail(paramsSchema.parse(request.params).id)
      return reply
        .header('content-security-policy', buildMailPolicy(config.publicUrl))
        .type('text/html; charset=utf-8')
        .send(mail.html || html`<p>Deze mail heeft alleen tekst.</p>`.source)
    })
  })
}

/** Allows what a mail program would: no scripts or forms, pictures of the shop only, links in a new window. */
function buildMailPolicy(publicUrl: string) {
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src 'self' data: ${publicUrl}`,
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "frame-ancestors 'self'",
  ].join('; ')
}
