import {
  getInvoiceEndpoint,
  getOrderEndpoint,
  getOrderStatusEndpoint,
  retryPaymentEndpoint,
} from '@sluimer/contract/order/endpoints'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import { getInvoicePdf } from './papers/invoice/get-invoice-pdf.ts'
import { createInvoiceFiles } from './papers/invoice/invoice-files.ts'
import { retryPayment } from './pay/retry-payment.ts'
import { getOrder } from './status/get-order.ts'
import { getOrderStatus } from './status/get-order-status.ts'

/** A first drawing of an invoice costs as much as a hundred other calls, and nobody reads more than 20 a minute. */
const invoices = { max: 20, windowMs: 60_000 }

export function registerOrderRoutes(app: Server, deps: Deps): void {
  const files = createInvoiceFiles(deps)
  registerEndpoint(app, getOrderEndpoint, ({ params }) => getOrder(deps, params.id))
  registerEndpoint(
    app,
    getInvoiceEndpoint,
    async ({ params, query, reply }) => {
      const found = await getInvoicePdf(deps, files, params.id, query.number)
      if (found.ok) reply.header('content-disposition', `inline; filename="${found.data.fileName}"`)
      return found.ok ? { ok: true, data: found.data.pdf } : found
    },
    { rateLimit: invoices },
  )
  registerEndpoint(app, getOrderStatusEndpoint, ({ params }) => getOrderStatus(deps, params.id))
  registerEndpoint(app, retryPaymentEndpoint, ({ body }) =>
    retryPayment(deps, {
      publicId: body.order_id,
      method: body.selectedPaymentMethod,
      answers: { ...body.customer, issuer: body.selectedPaymentIssuer ?? '' },
    }),
  )
}
