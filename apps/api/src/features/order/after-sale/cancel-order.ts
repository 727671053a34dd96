import { calculateRest, creditFor } from '@sluimer/domain/order/credit'
import { chooseNextOrderStatus } from '@sluimer/domain/order/status'
import type { PaymentDeps } from '../../payment/create-payment-provider.ts'
import { setPaymentUnwanted } from '../../payment/payment.queries.ts'
import { returnDiscounts } from '../../promotion/return-discounts.ts'
import { releasePlace } from '../hold/order-place.ts'
import { releaseOrderStock } from '../hold/order-stock.ts'
import { replaceOrder } from '../hold/release-order.ts'
import { findOrderByNumber, recordOrderEvent, updateOrder } from '../rows/order.queries.ts'
import { listLivePayments } from '../rows/order-payment.ts'
import { closePayment } from '../settle/apply-payment-status.ts'
import { changeOrder, type OrderChange } from './change-order.ts'
import { toCreditable } from './creditable.ts'
import { findCredited } from './find-credited.ts'
import { giveBack } from './give-back.ts'

/**
 * Cancels an order of which nothing has left. If it is paid, the stock, the money and the credit note are settled at
 * once. If it is not paid, its payments are first ended at the provider. When one of them was paid in between, the
 * order counts as paid: the caller gets `not_allowed` and can decide again.
 */
export async function cancelOrder(deps: PaymentDeps, number: string): Promise<OrderChange<null>> {
  const found = await findOrderByNumber(deps.db, number)
  if (found === undefined) return { ok: false, reason: 'unknown_order' }
  const isUnpaid = found.status === 'new' || found.status === 'awaiting_payment'
  if (isUnpaid)
    for (const payment of await listLivePayments(deps.db, found.id)) await closePayment(deps, payment)
  return changeOrder(deps, number, async (tx, open) => {
    const { order, lines, payment, now } = open
    const next = chooseNextOrderStatus(order.status, 'canceled')
    if (!next.ok) return { ok: false, reason: 'not_allowed' }
    if (order.status === 'new' || order.status === 'awaiting_payment') {
      if ((await listLivePayments(tx, order.id)).length > 0) return { ok: false, reason: 'not_allowed' }
      await replaceOrder(tx, order, now)
      await releaseOrderStock(tx, order, now)
      await releasePlace(tx, order)
      return { ok: true, value: null }
    }
    // An order has no payment here if the promise was taken back or if it cost nothing. No money goes back then.
    const isPromiseLost = payment === undefined && order.paymentStatus === 'canceled'
    const isMoneyless = isPromiseLost || order.grandTotalCents === 0
    if (isUnpaid || (payment === undefined && !isMoneyless)) return { ok: false, reason: 'not_allowed' }
    const whole = toCreditable(order, lines)
    const before = await findCredited(tx, order.id)
    const credited = creditFor(whole, before, calculateRest(whole, before))
    if (!credited.ok) return credited
    if (payment?.status === 'authorized') await setPaymentUnwanted(tx, payment.id, now)
    await returnDiscounts(tx, order.id, now)
    await giveBack(tx, deps, open, { credited, restock: true, isCanceled: true })
    await releasePlace(tx, order)
    await updateOrder(tx, order.id, { status: next.status })
    recordOrderEvent(tx, order.id, { at: now, type: 'canceled' })
    return { ok: true, value: null }
  })
}
