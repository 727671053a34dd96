import type { Connection } from '../../../platform/db/database.ts'
import { listPayments } from '../../payment/payment.queries.ts'
import { hasOrderEvent, type OrderRow } from './order.queries.ts'
import { isMoney } from './order-payment.ts'

/**
 * Whether an order is unpaid while the shop holds money of a wrong amount for it. Until staff have sent that back, its
 * shopper neither waits nor pays again, and is not told that nothing was taken.
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

/** The reason under which such money is recorded. */
export const otherSum = 'wrong_amount'
