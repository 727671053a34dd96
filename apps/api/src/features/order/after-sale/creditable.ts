import { addCredits, type Credit, type CreditableOrder } from '@sluimer/domain/order/credit'
import type { OrderLineRow, OrderRow } from '../rows/order.queries.ts'
import { sumOrderCosts } from '../rows/order-costs.ts'

/** Lists what an order cost, line by line, as far as it can be refunded or captured. */
export function toCreditable(order: OrderRow, lines: readonly OrderLineRow[]): CreditableOrder {
  return {
    lines: lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      totalCents: line.priceCents * line.quantity - line.discountCents,
    })),
    costsCents: sumOrderCosts(order),
  }
}

/** Adds several credits up to one. */
export function sumCredits(credits: readonly Credit[]): Credit {
  return credits.reduce(addCredits, { pieces: {}, costsCents: 0 })
}
