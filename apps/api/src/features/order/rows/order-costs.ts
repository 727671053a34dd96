import { haulAwayTitle } from '@sluimer/domain/returns/haul-away'
import type { OrderRow } from './order.queries.ts'

/** What an order costs beside its goods. */
export interface OrderCost {
  kind: 'delivery' | 'fee'
  title: string
  cents: number
}

/** The costs of an order by name, those of nothing left out. Invoices, payments and refunds all go by this list. */
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
