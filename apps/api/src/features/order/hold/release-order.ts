import type { Tx } from '../../../platform/db/database.ts'
import { releaseDiscounts } from '../../promotion/hold-discounts.ts'
import { move } from '../rows/move-order.ts'
import { type OrderRow, recordOrderEvent, updateOrder } from '../rows/order.queries.ts'
import { dropUnsentPayments } from '../rows/order-payment.ts'
import { releasePlace } from './order-place.ts'
import { releaseOrderStock } from './order-stock.ts'

/**
 * Releases the stock, the delivery day, the code and the voucher of an order whose payment came to nothing. If it is
 * paid after all, it takes them again.
 */
export async function releaseOrder(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  await dropUnsentPayments(tx, order.id, now)
  await releaseDiscounts(tx, order.id, now)
  await releaseOrderStock(tx, order, now)
  await releasePlace(tx, order)
  const isOpen = order.paymentStatus === 'open'
  await updateOrder(tx, order.id, {
    status: move(order.status, 'payment_failed'),
    ...(isOpen ? { paymentStatus: 'expired' as const } : {}),
  })
  recordOrderEvent(tx, order.id, { at: now, type: 'stock_released' })
}

/**
 * Ends an unpaid order for good because the shopper placed another one from the same cart. The caller releases its
 * stock, but only after the new order has its codes, so that stock is always locked last.
 */
export async function replaceOrder(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  await dropUnsentPayments(tx, order.id, now)
  await releaseDiscounts(tx, order.id, now)
  await updateOrder(tx, order.id, {
    status: move(order.status, 'canceled'),
    paymentStatus: 'canceled',
    paymentAnswers: null,
  })
  recordOrderEvent(tx, order.id, { at: now, type: 'replaced' })
}
