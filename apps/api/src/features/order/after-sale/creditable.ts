import { addCredits, type Credit, type CreditableOrder } from '@sluimer/domain/order/credit'
import type { OrderLineRow, OrderRow } from '../rows/order.queries.ts'
import { costsCentsOf } from '../rows/order-costs.ts'

/** Lists what an order cost, line by line, as far as it can be refunded or captured. */
export function creditableOf(order: OrderRow, lines: readonly OrderLineRow[]): CreditableOrder {
  return {
    lines: lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      totalCents: line.priceCents * line.quantity - line.discountCents,
    })),
    costsCents: costsCentsOf(order),
  }
}

/** Adds several credits up to one. */
export function sumOf(credits: readonly Credit[]): Credit {
  return credits.reduce(addCredits, { pieces: {}, costsCents: 0 })
}
