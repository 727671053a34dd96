import { getInvoice, getOrder, getOrderStatus, retryPayment } from '@sluimer/contract/order/endpoints'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import * as invoice from './papers/invoice/get-invoice-pdf.ts'
import { createInvoiceFiles } from './papers/invoice/invoice-files.ts'
import * as retry from './pay/retry-payment.ts'
import * as get from './status/get-order.ts'
import * as status from './status/get-order-status.ts'

/** Drawing one costs as much as a hundred other calls, once; and nobody reads more of them in a minute. */
const invoices = { max: 20, windowMs: 60_000 }

export function registerOrderRoutes(app: Server, deps: Deps): void {
  const files = createInvoiceFiles(deps)
  registerEndpoint(app, getOrder, ({ params }) => get.getOrder(deps, params.id))
  registerEndpoint(
    app,
    getInvoice,
    async ({ params, query, reply }) => {
      const found = await invoice.getInvoicePdf(deps, files, params.id, query.number)
      if (found.ok) reply.header('content-disposition', `inline; filename="${found.data.fileName}"`)
      return found.ok ? { ok: true, data: found.data.pdf } : found
    },
    { rateLimit: invoices },
  )
  registerEndpoint(app, getOrderStatus, ({ params }) => status.getOrderStatus(deps, params.id))
  registerEndpoint(app, retryPayment, ({ body }) =>
    retry.retryPayment(deps, {
      publicId: body.order_id,
      method: body.selectedPaymentMethod,
      answers: { ...body.customer, issuer: body.selectedPaymentIssuer ?? '' },
    }),
  )
}
