import { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import type { Server } from '../../../platform/http/server.ts'
import { registerPages } from '../../../platform/pages/pages.ts'
import { receiveWebhook } from './receive-webhook.ts'

const params = z.object({ provider: z.string().max(40) })
/** All messages come from the provider's few addresses, several per order. A busy shop gets a hundred a second. */
const rateLimit = { max: 6_000, timeWindow: 60_000 }

/**
 * Receives a payment provider's message that something changed. An unknown payment is answered 200 like a known one, so
 * that nobody learns which exist and the provider does not retry. When our own question to the provider fails, the
 * answer is an error, so that the provider sends the message again.
 */
export function registerPaymentWebhookRoutes(app: Server, deps: Deps): void {
  registerPages(app, (pages) => {
    pages.post(
      '/webhooks/:provider',
      { config: { rateLimit }, schema: { params } },
      async (request, reply) => {
        const isOurs = await receiveWebhook(deps, params.parse(request.params).provider, request.body)
        if (!isOurs) return reply.callNotFound()
        return reply.status(200).type('text/plain; charset=utf-8').send('ok')
      },
    )
  })
}
