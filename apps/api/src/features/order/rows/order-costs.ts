import { haulAwayTitle } from '@sluimer/domain/returns/haul-away'
import type { OrderRow } from './order.queries.ts'

/** A cost of an order besides its goods. */
export interface OrderCost {
  kind: 'delivery' | 'fee'
  title: string
  cents: number
}

/** Lists the costs of an order by name, without those of zero. Invoices, payments and refunds all use this list. */
export function orderCosts(order: OrderRow): OrderCost[] {
  const costs: OrderCost[] = [
    { kind: 'delivery', title: order.shippingMethod.title, cents: order.shippingCents },
    { kind: 'fee', title: haulAwayTitle(order.haulAwayPieces), cents: order.haulAwayCents },
    { kind: 'fee', title: 'Transportverzekering', cents: order.insuranceCents },
    { kind: 'fee', title: `Kosten ${order.paymentMethod.title}`, cents: order.paymentCents },
  ]
  return costs.filter(({ cents }) => cents !== 0)
}

export function costsCentsOf(order: OrderRow): number {
  return orderCosts(order).reduce((sum, { cents }) => sum + cents, 0)
}
