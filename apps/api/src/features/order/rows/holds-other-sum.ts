import type { Connection } from '../../../platform/db/database.ts'
import { listPayments } from '../../payment/payment.queries.ts'
import { hasOrderEvent, type OrderRow } from './order.queries.ts'
import { isMoney } from './order-payment.ts'

/**
 * Whether an order is unpaid while money of another sum than was asked lies with the shop for it: until people have sent it
 * back, its shopper neither waits nor pays once more, and is not told that nothing was taken.
 */
export async function holdsOtherSum(
  db: Connection,
  order: Pick<OrderRow, 'id' | 'paymentStatus'>,
): Promise<boolean> {
  if (isMoney(order.paymentStatus)) return false
  const taken = (await listPayments(db, order.id)).filter(({ status }) => isMoney(status))
  for (const { id } of taken)
    if (await hasOrderEvent(db, order.id, 'refund_needed', { paymentId: id, reason: otherSum })) return true
  return false
}

/** How it is written down. */
export const otherSum = 'wrong_amount'
