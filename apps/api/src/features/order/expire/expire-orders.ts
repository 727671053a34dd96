import { inTransaction } from '../../../platform/db/transaction.ts'
import { lockCart } from '../../cart/rows/cart.queries.ts'
import type { PaymentDeps } from '../../payment/create-payment-provider.ts'
import { releaseOrder } from '../hold/release-order.ts'
import { listOverdueOrders, lockOrder, type OrderRow } from '../rows/order.queries.ts'
import { listLivePayments } from '../rows/order-payment.ts'
import { closePayment } from '../settle/apply-payment-status.ts'

/** Any more wait for the next run. */
const batchSize = 200

/**
 * Releases the stock of orders that were not paid in time. The payment is first ended at the provider, so that nobody
 * pays for goods that are no longer held; a payment that came in between wins. An order whose provider does not answer
 * keeps its stock until it does: better not sold than sold twice.
 */
export async function expireOrders(deps: PaymentDeps, signal?: AbortSignal): Promise<{ released: number }> {
  let released = 0
  for (const order of await listOverdueOrders(deps.db, deps.clock(), batchSize)) {
    signal?.throwIfAborted()
    try {
      for (const payment of await listLivePayments(deps.db, order.id)) await closePayment(deps, payment)
      if (await release(deps, order)) released++
    } catch (error) {
      deps.log.error({ err: error, orderNumber: order.number }, 'an unpaid order could not be let go')
    }
  }
  return { released }
}

/** Releases one order. It looks again under the locks, since the order may have been paid, or its payment started again. */
async function release(deps: PaymentDeps, { id, cartId }: OrderRow): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    await lockCart(tx, cartId)
    const order = await lockOrder(tx, id)
    const now = deps.clock()
    if (order.status === 'new') return true
    if (order.status !== 'awaiting_payment' || order.reservedUntil > now) return false
    await releaseOrder(tx, order, now)
    return true
  })
}
