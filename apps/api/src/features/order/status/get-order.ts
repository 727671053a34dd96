import type { PaymentMethod } from '@sluimer/contract/checkout/schemas'
import type { Order } from '@sluimer/contract/order/schemas'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { isPayable, listMethodsForOrder } from '../pay/payable.ts'
import { toPaymentMethod } from '../pay/to-payment-method.ts'
import { holdsOtherSum } from '../rows/holds-other-sum.ts'
import { findOrderByPublicId, type OrderRow } from '../rows/order.queries.ts'
import { readOrder } from '../view/read-order.ts'

type OrderDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>

interface DescribedOrder extends Order {
  /** The ways to pay it while it is unpaid. */
  paymentMethods: PaymentMethod[]
  holds_other_sum: boolean
}

/** Returns an order to anyone who has its link. */
export async function getOrder(deps: OrderDeps, publicId: string): Promise<Outcome<DescribedOrder>> {
  const order = await findOrderByPublicId(deps.db, publicId)
  return order
    ? { ok: true, data: await describeOrder(deps, order) }
    : { ok: false, error: { code: 'not_found' } }
}

/** Describes an order as the pages about it show it. */
export async function describeOrder(deps: OrderDeps, order: OrderRow): Promise<DescribedOrder> {
  const { db, clock } = deps
  const methods = isPayable(order, clock()) ? await listMethodsForOrder(db, order) : []
  const read = await readOrder(deps, order)
  return {
    ...read.order,
    paymentMethods: methods.map(toPaymentMethod),
    holds_other_sum: await holdsOtherSum(db, order),
  }
}
