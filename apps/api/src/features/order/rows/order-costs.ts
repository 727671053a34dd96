import { type Cost, sumCosts } from '@sluimer/domain/cart/costs'
import type { OrderRow } from './order.queries.ts'

/** Lists the costs of an order without those of zero. Invoices, payments and refunds all use this list. */
export function listOrderCosts({ costs }: Pick<OrderRow, 'costs'>): Cost[] {
  return costs.filter(({ cents }) => cents !== 0)
}

/** Sums everything that is paid for an order besides its goods, in cents. */
export function sumOrderCosts({ costs }: Pick<OrderRow, 'costs'>): number {
  return sumCosts(costs)
}
