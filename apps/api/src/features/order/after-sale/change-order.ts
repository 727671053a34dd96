import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { lockCart } from '../../cart/rows/cart.queries.ts'
import type { PaymentDeps } from '../../payment/create-payment-provider.ts'
import { listPayments, type Payment } from '../../payment/payment.queries.ts'
import {
  findOrderByNumber,
  listOrderLines,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
} from '../rows/order.queries.ts'
import { isMoney } from '../rows/order-payment.ts'

/** Why staff cannot change an order now. */
type OrderRefusal =
  | 'unknown_order'
  | 'not_allowed'
  | 'unknown_line'
  | 'too_many_pieces'
  | 'too_much_costs'
  | 'nothing'

export type OrderChange<Value> = { ok: true; value: Value } | { ok: false; reason: OrderRefusal }

export interface OpenOrder {
  order: OrderRow
  lines: OrderLineRow[]
  /** The payment that paid the order or promised to; undefined while there is none. */
  payment: Payment | undefined
  now: Date
}

/** Runs one change of an order by staff, under the locks of its cart and itself. A refused change writes nothing. */
export async function changeOrder<Value>(
  deps: PaymentDeps,
  number: string,
  change: (tx: Tx, open: OpenOrder) => Promise<OrderChange<Value>>,
): Promise<OrderChange<Value>> {
  const found = await findOrderByNumber(deps.db, number)
  if (found === undefined) return { ok: false, reason: 'unknown_order' }
  return inTransaction(deps.db, async (tx) => {
    await lockCart(tx, found.cartId)
    const order = await lockOrder(tx, found.id)
    const payments = await listPayments(tx, order.id)
    return change(tx, {
      order,
      lines: await listOrderLines(tx, order.id),
      payment: payments.find(({ status }) => isMoney(status)),
      now: deps.clock(),
    })
  })
}
