import type { PaymentMethod } from '@sluimer/contract/checkout/schemas'
import type { Order } from '@sluimer/contract/order/schemas'
import { withPayment } from '@sluimer/domain/cart/costs'
import { calculateGrandTotalCents } from '@sluimer/domain/cart/totals'

/** An order with the methods by which it can still be paid. */
export interface PayableOrder {
  totals: Pick<Order['totals'], 'sub_total' | 'discount' | 'costs' | 'grand_total'>
  paymentMethods: readonly Pick<PaymentMethod, 'code' | 'title' | 'price_incl'>[]
}

/** Returns the amount of an order when it is paid with that method instead; an unknown one changes nothing. */
export function totalCentsWith({ totals, paymentMethods }: PayableOrder, methodCode: string): number {
  const method = paymentMethods.find(({ code }) => code === methodCode)
  if (method === undefined) return totals.grand_total
  const costs = withPayment(totals.costs, { title: method.title, priceCents: method.price_incl })
  return calculateGrandTotalCents({ subTotalCents: totals.sub_total, discountCents: totals.discount, costs })
}
