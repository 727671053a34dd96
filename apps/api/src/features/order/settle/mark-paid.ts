import type { PaymentStatus } from '@sluimer/domain/order/status'
import type { Tx } from '../../../platform/db/database.ts'
import { waitForAll } from '../../../platform/db/wait-for-all.ts'
import { settleCart } from '../../cart/change/settle-cart.ts'
import type { PaymentDeps } from '../../payment/create-payment-provider.ts'
import type { Payment } from '../../payment/payment.queries.ts'
import { holdDiscountsAgain, releaseDiscounts, spendDiscounts } from '../../promotion/hold-discounts.ts'
import { issueVoucherOfOrder } from '../../promotion/issue-voucher.ts'
import { holdPlace, releasePlace } from '../hold/order-place.ts'
import { holdStock, sellStock } from '../hold/order-stock.ts'
import { isDayInTime, renewArrival } from '../hold/renew-arrival.ts'
import { issueInvoice } from '../papers/invoice/issue-invoice.ts'
import { mailOrderConfirmationJob } from '../papers/mail/mail-order-confirmation.job.ts'
import { move } from '../rows/move-order.ts'
import {
  changeOrder,
  type OrderLineRow,
  type OrderRow,
  recordOrderEvent,
  updateOrder,
} from '../rows/order.queries.ts'
import { dayLostText, noteDayLost } from './day-lost.ts'
import { lockPaidParts, type PaidParts } from './paid-parts.ts'
import { noteRefundNeeded } from './refund-needed.ts'

interface Paid {
  order: OrderRow
  lines: readonly OrderLineRow[]
  /** Undefined when discounts cover the whole order: then it is paid as it is placed. */
  payment: Payment | undefined
  status: PaymentStatus
  now: Date
  /** What was locked and read along with the order; undefined when nothing was yet. */
  parts?: PaidParts
}

/**
 * Settles an order whose money is there: the stock is sold, the code is used, the shopper gets voucher and mail, and
 * the cart is closed, all at once. What was released before is taken again; if that fails, the money goes back.
 */
export async function markPaid(
  tx: Tx,
  deps: PaymentDeps,
  { order, lines, payment, status, now, parts }: Paid,
): Promise<void> {
  const isHeldAgain = order.status === 'new' && payment !== undefined
  if (isHeldAgain) {
    const missing = await holdAgain(tx, deps, { order, lines, now })
    if (missing !== undefined) {
      await releaseDiscounts(tx, order.id, now)
      await updateOrder(tx, order.id, { status: move(order.status, 'canceled'), paymentStatus: status })
      return noteRefundNeeded(tx, deps, order, { payment, reason: missing, now })
    }
  }
  const arrival = await settleArrival(tx, deps, { order, lines, now })
  const { held, items, footer } =
    parts === undefined || isHeldAgain ? await lockPaidParts(tx, order.id) : parts
  const usedCodes = listCodes(order)
  if (usedCodes.length > 0) await spendDiscounts(tx, order.id, now)
  await sellStock(tx, order, held, now)
  const changes = {
    ...arrival,
    status: move(order.status, 'payment_received'),
    paymentStatus: status,
    paidAt: now,
    paymentAnswers: null,
  }
  recordOrderEvent(tx, order.id, { at: now, type: 'paid', data: { paymentId: payment?.id ?? null } })
  changeOrder(tx, order.id, changes)
  // Only a payment earns a voucher: otherwise a voucher that covers an order would yield the next one, endlessly.
  if (payment) issueVoucherOfOrder(tx, deps, { orderId: order.id, now })
  const isPaid = status === 'paid'
  await waitForAll([
    settleCart(tx, order.cartId, { items, bought: lines, usedCodes, now }),
    deps.jobs.enqueue(tx, mailOrderConfirmationJob, { orderId: order.id }, { key: order.id }),
  ])
  issueInvoice(tx, deps, { order: { ...order, ...arrival }, lines, footer, isPaid, now })
}

/**
 * Returns when the order arrives, as of now. A day that can no longer be kept does not undo a sale: staff and shopper
 * agree on another one, and nobody else loses a place over it.
 */
async function settleArrival(
  tx: Tx,
  deps: PaymentDeps,
  { order, lines, now }: { order: OrderRow; lines: readonly OrderLineRow[]; now: Date },
): Promise<Pick<OrderRow, 'shippingMethod' | 'deliverySlot'>> {
  const { deliverySlot } = order
  if (deliverySlot === null || ((await isDayInTime(tx, order, lines, now)) && (await holdPlace(tx, order))))
    return {
      shippingMethod: await renewArrival(tx, { order, lines, slot: deliverySlot ?? undefined, now }),
      deliverySlot,
    }
  await releasePlace(tx, order)
  await noteDayLost(tx, deps, order, now)
  const shippingMethod = await renewArrival(tx, { order, lines, slot: undefined, now })
  return { shippingMethod: { ...shippingMethod, delivery: dayLostText }, deliverySlot: null }
}

/** Takes codes and stock again, in the order in which they are locked, and returns which of them were used up. */
async function holdAgain(
  tx: Tx,
  deps: PaymentDeps,
  { order, lines, now }: { order: OrderRow; lines: readonly OrderLineRow[]; now: Date },
): Promise<'code_used' | 'sold_out' | undefined> {
  const discounts = await holdDiscountsAgain(tx, deps, order, now)
  if (!discounts.ok) return 'code_used'
  const stock = await holdStock(tx, deps, { order, lines, now })
  return stock.ok ? undefined : 'sold_out'
}

function listCodes(order: OrderRow): string[] {
  return order.discounts.flatMap(({ code }) => code ?? [])
}
