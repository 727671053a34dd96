import type { Connection } from '../../platform/db/database.ts'
import { availablePaymentMethods } from '../payment/list-payment-methods.ts'
import type { PaymentMethodRule } from '../payment/methods.ts'
import { countryOf } from './agreement.ts'
import type { OrderRow } from './order.queries.ts'

/** An unpaid order keeps its prices for a week; after that the shopper orders anew, at the prices of then. */
export const payableMs = 7 * 24 * 3_600_000

/** Whether an order can still be paid. One that was replaced by a later order of the same cart is canceled. */
export function isPayable(order: OrderRow, now: Date): boolean {
  const isUnpaid = order.status === 'new' || order.status === 'awaiting_payment'
  return isUnpaid && now.getTime() - order.placedAt.getTime() < payableMs
}

/** What the methods for this order are chosen by: everything but the present method's own price. */
export function methodsFor(db: Connection, order: OrderRow): Promise<PaymentMethodRule[]> {
  const amountCents = order.grandTotalCents - order.paymentCents
  return availablePaymentMethods(db, countryOf(order.details), amountCents)
}
