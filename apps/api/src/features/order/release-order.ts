import type { Tx } from '../../platform/db/database.ts'
import { move } from './move-order.ts'
import { type OrderRow, recordOrderEvent, updateOrder } from './order.queries.ts'
import { dropUnsentPayments } from './order-payment.ts'
import { letGoOfStock } from './order-stock.ts'

/** Lets go of the stock of an order whose payment came to nothing. It can still be paid: then the stock is held again. */
export async function releaseOrder(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  await dropUnsentPayments(tx, order.id, now)
  await letGoOfStock(tx, order, now)
  const isOpen = order.paymentStatus === 'open'
  await updateOrder(tx, order.id, {
    status: move(order.status, 'payment_failed'),
    ...(isOpen ? { paymentStatus: 'expired' as const } : {}),
  })
  await recordOrderEvent(tx, order.id, now, 'stock_released')
}

/** Ends an unpaid order for good, since the shopper placed another one from the same cart. */
export async function replaceOrder(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  await dropUnsentPayments(tx, order.id, now)
  await letGoOfStock(tx, order, now)
  await updateOrder(tx, order.id, {
    status: move(order.status, 'canceled'),
    paymentStatus: 'canceled',
  })
  await recordOrderEvent(tx, order.id, now, 'replaced')
}
