import type { OrderStatusAnswer } from '@sluimer/contract/order/schemas'
import { orderStatusLabels } from '@sluimer/domain/order/status'
import { buildOnce, given } from '../../../platform/db/build-once.ts'
import type { Connection } from '../../../platform/db/database.ts'
import { selectValues, toValues } from '../../../platform/db/read-values.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import type { PaymentDeps } from '../../payment/create-payment-provider.ts'
import { type Payment, paymentsInside } from '../../payment/payment.queries.ts'
import { holdsOtherSum } from '../rows/holds-other-sum.ts'
import { idOfPublicOrder, type OrderRow, publicOrdersInside } from '../rows/order.queries.ts'
import { isLive } from '../rows/order-payment.ts'
import { applyPaymentStatus } from '../settle/apply-payment-status.ts'

/** The shopper waits during this call. The page repeats it, so it need not be patient. */
const askTimeoutMs = 3_000

/** Returns an order's state. While its payment is open it asks the provider: webhooks may be late or lost (CO-06). */
export async function getOrderStatus(
  deps: PaymentDeps,
  publicId: string,
): Promise<Outcome<OrderStatusAnswer>> {
  const before = await findOrderWithPayments(deps.db, publicId)
  if (before === undefined) return { ok: false, error: { code: 'not_found' } }
  const hasMoved = await mayHaveMoved(deps, before.order, before.payments[0])
  const found = hasMoved ? await findOrderWithPayments(deps.db, publicId) : before
  if (found === undefined) return { ok: false, error: { code: 'not_found' } }
  const { order, payments } = found
  return {
    ok: true,
    data: {
      order_id: order.publicId,
      order_number: order.number,
      status: order.status,
      status_label: orderStatusLabels[order.status],
      payment_status: order.paymentStatus,
      next: (await holdsOtherSum(deps.db, order))
        ? 'other_sum'
        : chooseNext(order, payments[0]?.providerId != null),
    },
  }
}

const fields = {
  orders: publicOrdersInside(given('publicId')),
  payments: paymentsInside(idOfPublicOrder(given('publicId'))),
}
const read = buildOnce<{ publicId: string }, unknown[]>((db) => selectValues(db, fields))

/** Finds an order with all attempts to pay for it, the latest first, in one statement. */
async function findOrderWithPayments(
  db: Connection,
  publicId: string,
): Promise<{ order: OrderRow; payments: readonly Payment[] } | undefined> {
  const { orders, payments } = toValues<typeof fields>(await read(db, { publicId }))
  return orders[0] && { order: orders[0], payments }
}

/**
 * Updates the order from its payment. Returns true when the order may differ from what was read, also because a webhook
 * was quicker. When the provider does not answer, what is known counts.
 */
async function mayHaveMoved(
  deps: PaymentDeps,
  order: OrderRow,
  latest: Payment | undefined,
): Promise<boolean> {
  if (order.status !== 'awaiting_payment' && order.status !== 'new') return false
  if (latest === undefined || latest.providerId === null || !isLive(latest.status)) return true
  try {
    await applyPaymentStatus(deps, { ...latest, providerId: latest.providerId }, askTimeoutMs)
  } catch (error) {
    deps.log.warn({ err: error, orderNumber: order.number }, 'the payment provider does not answer')
  }
  return true
}

/** Returns where the status page leads (CO-05). A payment that never reached the provider has nothing to wait for. */
function chooseNext(order: OrderRow, isSent: boolean): OrderStatusAnswer['next'] {
  if (order.status === 'canceled') return 'betalen'
  switch (order.paymentStatus) {
    case 'paid':
    case 'authorized':
    case 'refunded':
      return 'thankyou'
    case 'pending':
      return 'pending'
    case 'open':
      return isSent ? 'wait' : 'betalen'
    case 'failed':
    case 'canceled':
    case 'expired':
      return 'betalen'
  }
}
