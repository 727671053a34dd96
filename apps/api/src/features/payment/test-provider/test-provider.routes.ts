import { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import type { Server } from '../../../platform/http/server.ts'
import { registerPages, sendPage } from '../../../platform/pages/pages.ts'
import { renderHostedPage, renderUnknownPaymentPage } from './hosted-page.ts'
import { moveLedgerPayment } from './ledger.queries.ts'
import { sendWebhook, webhookPlans } from './send-webhook.ts'
import { findCurrentPayment, listPossibleOutcomes, pageOutcomes } from './test-provider.ts'

const params = z.object({ id: z.string().max(64) })
const choiceSchema = z.object({
  outcome: z.enum(pageOutcomes),
  webhook: z.enum(webhookPlans).default('once'),
})
const path = '/test-provider/pay/:id'

/** Serves the test provider's hosted page. It stands in for another company's site, so it is open to everyone. */
export function registerTestProviderRoutes(app: Server, deps: Deps): void {
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())
  const findPayment = (id: string) => findCurrentPayment(deps.db, id, deps.clock())

  registerPages(app, (pages) => {
    pages.get(path, { schema: { params } }, async (request, reply) => {
      const payment = await findPayment(params.parse(request.params).id)
      if (payment === undefined) return sendPage(reply, renderUnknownPaymentPage(), 404)
      return sendPage(reply, renderHostedPage(payment))
    })

    pages.post(path, { schema: { params } }, async (request, reply) => {
      const payment = await findPayment(params.parse(request.params).id)
      if (payment === undefined) return sendPage(reply, renderUnknownPaymentPage(), 404)
      const choice = choiceSchema.safeParse(request.body)
      if (!choice.success || !listPossibleOutcomes(payment).includes(choice.data.outcome))
        return sendPage(reply, renderHostedPage(payment, 'Kies hoe de betaling afloopt.'), 400)
      const { outcome, webhook } = choice.data
      const hasMoved = await moveLedgerPayment(deps.db, payment.id, [payment.status], outcome)
      // Somebody else was faster: show the payment's present state.
      if (!hasMoved) return reply.redirect(`/test-provider/pay/${payment.id}`, 303)
      const call = { url: payment.webhookUrl, paymentId: payment.id, plan: webhook, signal: stopping.signal }
      sendWebhook(call).catch((error: unknown) => deps.log.error({ err: error }, 'the test webhook failed'))
      return reply.redirect(payment.redirectUrl, 303)
    })
  })
}
