import type { PaymentMethod } from '@sluimer/contract/checkout/schemas'
import type { Order } from '@sluimer/contract/order/schemas'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { isPayable, listMethodsForOrder } from '../pay/payable.ts'
import { toPaymentMethod } from '../pay/to-payment-method.ts'
import { holdsOtherSum } from '../rows/holds-other-sum.ts'
import { findOrderByPublicId } from '../rows/order.queries.ts'
import { readOrder } from '../view/read-order.ts'

/** Returns an order to anyone who has its link, with the ways to pay it while it is unpaid. */
export async function getOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  publicId: string,
): Promise<Outcome<Order & { paymentMethods: PaymentMethod[]; holds_other_sum: boolean }>> {
  const { db, clock } = deps
  const order = await findOrderByPublicId(db, publicId)
  if (order === undefined) return { ok: false, error: { code: 'not_found' } }
  const methods = isPayable(order, clock()) ? await listMethodsForOrder(db, order) : []
  return {
    ok: true,
    data: {
      ...(await readOrder(deps, order)),
      paymentMethods: methods.map(toPaymentMethod),
      holds_other_sum: await holdsOtherSum(db, order),
    },
  }
}
