import type { PaymentMethod } from '@sluimer/contract/checkout/schemas'
import type { Order } from '@sluimer/contract/order/schemas'

/** An order with the methods by which it can still be paid. */
export interface PayableOrder {
  totals: Pick<Order['totals'], 'grand_total' | 'payment_costs'>
  paymentMethods: readonly Pick<PaymentMethod, 'code' | 'price_incl'>[]
}

/** Returns the amount of an order when it is paid with that method instead; an unknown one changes nothing. */
export function totalCentsWith(order: PayableOrder, methodCode: string): number {
  const { grand_total, payment_costs } = order.totals
  const method = order.paymentMethods.find(({ code }) => code === methodCode)
  if (method === undefined) return grand_total
  return grand_total - payment_costs + method.price_incl
}
