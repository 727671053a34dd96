import { decideOnPayment, type PaymentStatus } from '@sluimer/domain/order/status'
import { buildOnce, given } from '../../../platform/db/build-once.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { selectValues, toValues } from '../../../platform/db/read-values.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { createSharedWork } from '../../../platform/share-work.ts'
import { lockCart } from '../../cart/rows/cart.queries.ts'
import type { PaymentDeps } from '../../payment/create-payment-provider.ts'
import { type Payment, paymentsInside, setPaymentStatus } from '../../payment/payment.queries.ts'
import type { ProviderPayment } from '../../payment/provider.ts'
import { lockHeldStock } from '../hold/order-stock.ts'
import { releaseOrder } from '../hold/release-order.ts'
import { calculateReservedUntil, calculateReservedWhilePending } from '../hold/reservation-time.ts'
import { otherSum } from '../rows/holds-other-sum.ts'
import { move } from '../rows/move-order.ts'
import {
  cartIdOfOrder,
  lockOrderIfAny,
  type OrderLineRow,
  type OrderRow,
  orderLinesInside,
  recordOrderEvent,
  updateOrder,
} from '../rows/order.queries.ts'
import { dropUnsentPayments, isMoney } from '../rows/order-payment.ts'
import { markPaid } from './mark-paid.ts'
import { type PaidParts, paidPartsInside } from './paid-parts.ts'
import { notePromiseLost } from './promise-lost.ts'
import { noteRefundNeeded } from './refund-needed.ts'

/** How far a payment has come. A report of an earlier stage than is known has arrived late. */
const progress: Record<PaymentStatus, number> = {
  open: 0,
  pending: 1,
  failed: 2,
  canceled: 2,
  expired: 2,
  authorized: 3,
  paid: 4,
  refunded: 5,
}

/** Whether a report is news. A promise that ended without a capture is, although the payment had come further. */
function isNews(known: PaymentStatus, reported: PaymentStatus): boolean {
  const isBrokenPromise = known === 'authorized' && progress[reported] === progress.canceled
  return isBrokenPromise || progress[reported] > progress[known]
}

/** Reports that are being carried out, for each database. */
const underWay = new WeakMap<PaymentDeps['db'], ReturnType<typeof createSharedWork<Settled | undefined>>>()

/**
 * Carries out what the provider's own books say about a payment. Only here does a payment change an order (CO-06). The same
 * report again changes nothing: who comes with it while it is being carried out, such as the shopper who returns as the
 * provider's message arrives, waits for that. Undefined when there was nothing to look at.
 */
export async function settlePayment(
  deps: PaymentDeps,
  paymentId: string,
  orderId: string,
  report: ProviderPayment,
): Promise<Settled | undefined> {
  // Every payment starts as open, so there is nothing to carry out, whatever we know of it.
  if (report.status === 'open') return
  const share = underWay.get(deps.db) ?? createSharedWork<Settled | undefined>()
  underWay.set(deps.db, share)
  const name = JSON.stringify([paymentId, orderId, report])
  return share(name, () => settle(deps, paymentId, orderId, report))
}

const fields = {
  payments: paymentsInside(given('orderId')),
  lines: orderLinesInside(given('orderId')),
  ...paidPartsInside(given('orderId')),
}
const read = buildOnce<{ orderId: string }, unknown[]>((db) => selectValues(db, fields))

/** It is one transaction, under the locks of cart and order. */
function settle(
  deps: PaymentDeps,
  paymentId: string,
  orderId: string,
  report: ProviderPayment,
): Promise<Settled | undefined> {
  return inTransaction(deps.db, async (tx) => {
    // PostgreSQL reads after it has locked: statements run in the order in which they are sent.
    const [, order, stock, rows] = await Promise.all([
      lockCart(tx, cartIdOfOrder(orderId)),
      lockOrderIfAny(tx, orderId),
      // What releases an order instead locks codes before its goods.
      isMoney(report.status) ? lockHeldStock(tx, orderId) : new Map(),
      read(tx, { orderId }),
    ])
    const { payments, lines, reserved, ...others } = toValues<typeof fields>(rows)
    if (order === undefined) return
    const parts = { held: { stock, lines: reserved }, ...others }
    const settled = { hasOtherAttempts: payments.some(({ id }) => id !== paymentId) }
    const payment = payments.find((one) => one.id === paymentId)
    if (payment === undefined || !isNews(payment.status, report.status)) return settled
    const now = deps.clock()
    const data = { paymentId, from: payment.status, to: report.status }
    setPaymentStatus(tx, payment.id, report.status, now)
    recordOrderEvent(tx, order.id, { at: now, type: 'payment_reported', data })
    // An attempt after the one that paid is as superfluous as an attempt before it.
    const isPaidOtherwise = payments.some((one) => one.id !== payment.id && isMoney(one.status))
    const isCurrent = payments[0]?.id === payment.id && !isPaidOtherwise
    await carryOut(tx, deps, { order, lines, payment, report, isCurrent, now, parts })
    return settled
  })
}

interface Settled {
  /** Whether it was tried to pay the order in another way too: then a page may still take money for it. */
  readonly hasOtherAttempts: boolean
}

interface Case {
  order: OrderRow
  lines: readonly OrderLineRow[]
  payment: Payment
  report: ProviderPayment
  isCurrent: boolean
  now: Date
  parts: PaidParts
}

async function carryOut(tx: Tx, deps: PaymentDeps, settled: Case) {
  const { order, lines, payment, report, isCurrent, now, parts } = settled
  // How much can be refunded depends on the payment's status after the report, not on the one before it.
  const reported = { ...payment, status: report.status }
  if (isMoney(report.status) && report.amountCents !== payment.amountCents) {
    // A next attempt that is on its way to the provider must not become a page to pay on.
    await dropUnsentPayments(tx, order.id, now)
    return noteRefundNeeded(tx, deps, order, { payment: reported, reason: otherSum, now })
  }
  switch (decideOnPayment(order.status, report.status, isCurrent ? 'current' : 'superseded')) {
    case 'mark_paid':
      return markPaid(tx, deps, { order, lines, payment: reported, status: report.status, now, parts })
    case 'refund_needed': {
      if (order.status === 'canceled') await updateOrder(tx, order.id, { paymentStatus: report.status })
      return noteRefundNeeded(tx, deps, order, { payment: reported, reason: `order_${order.status}`, now })
    }
    case 'mark_refunded':
      await updateOrder(tx, order.id, {
        status: move(order.status, 'payment_refunded'),
        paymentStatus: 'refunded',
      })
      return
    case 'release': {
      // The shopper can try again for as long as the stock was promised; after that the expiry job releases it.
      const until = order.paymentStatus === 'pending' ? calculateReservedUntil(now) : order.reservedUntil
      const failed = await updateOrder(tx, order.id, { paymentStatus: report.status, reservedUntil: until })
      if (until <= now) await releaseOrder(tx, failed, now)
      return
    }
    case 'await': {
      const until = report.status === 'pending' ? calculateReservedWhilePending(now) : order.reservedUntil
      await updateOrder(tx, order.id, { paymentStatus: report.status, reservedUntil: until })
      return
    }
    case 'nothing':
      if (isCurrent && payment.status === 'authorized' && !isMoney(report.status))
        return notePromiseLost(tx, deps, order, { payment, now })
      // What was only authorized has now been captured.
      if (isCurrent && report.status === 'paid') await updateOrder(tx, order.id, { paymentStatus: 'paid' })
      return
  }
}
