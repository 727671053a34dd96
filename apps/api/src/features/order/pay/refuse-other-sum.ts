import type { Tx } from '../../../platform/db/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { holdsOtherSum } from '../rows/holds-other-sum.ts'
import type { OrderRow } from '../rows/order.queries.ts'

/**
 * Refuses a new payment while the shop holds money of a wrong amount for this order. Another payment, for these goods
 * or for a changed cart, would leave two amounts to sort out. The caller holds the order's lock, so that a report of
 * such money comes either wholly before this check or wholly after it.
 */
export async function refuseOtherSum(tx: Tx, order: OrderRow): Promise<void> {
  if (!(await holdsOtherSum(tx, order))) return
  throw new Refusal({
    code: 'order_not_payable',
    message: `Voor bestelling ${order.number} is al betaald, maar niet het bedrag van de bestelling. We zoeken uit wat je terugkrijgt. Betaal niet nog een keer; onze klantenservice helpt je verder.`,
  })
}
