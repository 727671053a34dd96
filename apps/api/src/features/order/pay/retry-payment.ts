import type { PaymentUrl } from '@sluimer/contract/checkout/schemas'
import { withPayment } from '@sluimer/domain/cart/costs'
import { calculateGrandTotalCents } from '@sluimer/domain/cart/totals'
import type { PaymentAnswersInput } from '@sluimer/domain/payment/payment-answers'
import type { Tx } from '../../../platform/db/database.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockCart } from '../../cart/rows/cart.queries.ts'
import { checkAnswers, chooseAnswersToKeep } from '../../payment/check-answers.ts'
import type { PaymentDeps } from '../../payment/create-payment-provider.ts'
import { calculateVatCents } from '../agreement/agreement.ts'
import {
  findOrderByPublicId,
  listOrderLines,
  lockOrder,
  type OrderRow,
  updateOrder,
} from '../rows/order.queries.ts'
import { dropUnsentPayments, listLivePayments } from '../rows/order-payment.ts'
import { continueOrder } from './continue-order.ts'
import { isPayable, listMethodsForOrder } from './payable.ts'
import { refuseOtherSum } from './refuse-other-sum.ts'
import { type PaymentStep, takePaymentSteps } from './take-payment-steps.ts'

export interface RetryInput {
  publicId: string
  /** Code of the method, if it is another than last time. */
  method: string | undefined
  /** Answers to what that method asks. */
  answers: PaymentAnswersInput & { issuer?: string | undefined }
}

/** Returns a page on which an unpaid order can be paid, with the same method or another (CO-05). */
export async function retryPayment(deps: PaymentDeps, input: RetryInput): Promise<Outcome<PaymentUrl>> {
  const found = await findOrderByPublicId(deps.db, input.publicId)
  if (found === undefined) return { ok: false, error: { code: 'not_found' } }
  return takePaymentSteps(deps, (tx) => decide(tx, deps, found, input))
}

async function decide(
  tx: Tx,
  deps: PaymentDeps,
  found: OrderRow,
  { method, answers }: RetryInput,
): Promise<PaymentStep> {
  const now = deps.clock()
  await lockCart(tx, found.cartId)
  const order = await lockOrder(tx, found.id)
  if (!isPayable(order, now)) throw new Refusal({ code: 'order_not_payable' })
  await refuseOtherSum(tx, order)
  if (method === undefined || method === order.paymentMethod.code) return continueOrder(tx, deps, order, now)
  // This comes first: an attempt that the provider answers meanwhile is either dropped or among the live ones.
  await dropUnsentPayments(tx, order.id, now)
  const payments = await listLivePayments(tx, order.id)
  if (payments.length > 0) return { kind: 'close', order, payments }
  return continueOrder(tx, deps, await changeMethod(tx, order, { code: method, answers }, now), now)
}

async function changeMethod(
  tx: Tx,
  order: OrderRow,
  { code, answers }: { code: string; answers: RetryInput['answers'] },
  now: Date,
): Promise<OrderRow> {
  const method = (await listMethodsForOrder(tx, order)).find((one) => one.code === code)
  if (method === undefined) throw new Refusal({ code: 'payment_method_unavailable' })
  const checked = checkAnswers(method, answers, now)
  if (!checked.ok) throw new Refusal(checked.error)
  const costs = withPayment(order.costs, method)
  const totalCents = calculateGrandTotalCents({ ...order, costs })
  return updateOrder(tx, order.id, {
    paymentMethod: { code: method.code, title: method.title },
    paymentAnswers: chooseAnswersToKeep(checked.data),
    costs,
    grandTotalCents: totalCents,
    vatCents: calculateVatCents(await listOrderLines(tx, order.id), totalCents),
  })
}
