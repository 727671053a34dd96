import { availablePaymentMethods, type PaymentMethodRule } from '../payment/methods.ts'
import { countryOf } from './agreement.ts'
import type { OrderRow } from './order.queries.ts'

/** An unpaid order keeps its prices for a week; after that the shopper orders anew, at the prices of then. */
const payableMs = 7 * 24 * 3_600_000

/** Whether an order can still be paid. One that was replaced by a later order of the same cart is canceled. */
export function isPayable(order: OrderRow, now: Date): boolean {
  const isUnpaid = order.status === 'new' || order.status === 'awaiting_payment'
  return isUnpaid && now.getTime() - order.placedAt.getTime() < payableMs
}

/** What the methods for this order are chosen by: everything but the present method's own price. */
export function methodsFor(order: OrderRow): PaymentMethodRule[] {
  return availablePaymentMethods(countryOf(order.details), order.grandTotalCents - order.paymentCents)
}
