import type { PaymentStatus } from '@sluimer/domain/order/status'
import type { Tx } from '../../platform/db/database.ts'
import { settleCart } from '../cart/settle-cart.ts'
import type { Payment } from '../payment/payment.queries.ts'
import type { PaymentDeps } from '../payment/provider-of.ts'
import { issueVoucher } from '../promotion/issue-voucher.ts'
import { mailOrderConfirmationJob } from './mail/mail-order-confirmation.job.ts'
import { move } from './move-order.ts'
import { listOrderLines, type OrderRow, recordOrderEvent, updateOrder } from './order.queries.ts'
import { holdStock, sellStock } from './order-stock.ts'
import { noteRefundNeeded } from './refund-needed.ts'
import { renewArrival } from './renew-arrival.ts'

interface Paid {
  order: OrderRow
  payment: Payment
  status: PaymentStatus
  now: Date
}

/**
 * The money is there: the stock is sold, the shopper gets voucher and mail, and the cart is done, all at once. When the
 * stock was let go before the money came, it is taken again; when that fails the money has to go back.
 */
export async function markPaid(
  tx: Tx,
  deps: PaymentDeps,
  { order, payment, status, now }: Paid,
): Promise<void> {
  const lines = await listOrderLines(tx, order.id)
  if (order.status === 'new') {
    const held = await holdStock(tx, deps, order, lines, now)
    if (!held.ok) {
      await updateOrder(tx, order.id, { status: move(order.status, 'canceled'), paymentStatus: status })
      return noteRefundNeeded(tx, deps, order, { payment, reason: 'sold_out', now })
    }
  }
  const shippingMethod = await renewArrival(tx, order, lines, now)
  await sellStock(tx, order, now)
  await updateOrder(tx, order.id, {
    shippingMethod,
    status: move(order.status, 'payment_received'),
    paymentStatus: status,
    paidAt: now,
  })
  await issueVoucher(tx, deps, { reason: 'order', orderId: order.id }, now)
  await settleCart(tx, order.cartId, lines, now)
  await recordOrderEvent(tx, order.id, now, 'paid', { paymentId: payment.id })
  await deps.jobs.enqueue(tx, mailOrderConfirmationJob, { orderId: order.id }, { key: order.id })
}
