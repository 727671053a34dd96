import type { PaymentUrl } from '@sluimer/contract/checkout/schemas'
import { readValues } from '../../../platform/db/read-values.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { askOfferedMethodsJob } from '../../payment/ask-offered-methods.job.ts'
import {
  buildWebhookUrl,
  createPaymentProvider,
  type PaymentDeps,
} from '../../payment/create-payment-provider.ts'
import { listMethodsWith, paymentTermsInside } from '../../payment/list-payment-methods.ts'
import type { PaymentMethodRule } from '../../payment/methods.ts'
import { findPayment, type Payment, setProviderAnswer } from '../../payment/payment.queries.ts'
import type { PaymentMethodSettings } from '../../payment/payment-method.queries.ts'
import { type ProviderPayment, ProviderRefusal } from '../../payment/provider.ts'
import { withTimeLimit } from '../../payment/time-limit.ts'
import { type OrderLineRow, type OrderRow, orderLinesInside } from '../rows/order.queries.ts'
import { isLive } from '../rows/order-payment.ts'
import { applyPaymentStatus } from '../settle/apply-payment-status.ts'
import { settlePayment } from '../settle/settle-payment.ts'
import { buildStatusUrl } from '../view/status-url.ts'
import { toProviderPayment } from './to-provider-payment.ts'

/** What is paid for, and how. A caller that has just placed the order has it at hand. */
export interface PaidGoods {
  readonly lines: readonly OrderLineRow[]
  readonly method: PaymentMethodRule
}

export type Opened =
  | { kind: 'url'; data: PaymentUrl }
  /** This attempt turned out to have ended: look again at what the order needs. */
  | { kind: 'again' }
  | { kind: 'unavailable' }
  /** The provider does not accept this order with this method. */
  | { kind: 'refused'; method: string }

/**
 * Returns a page on which the shopper can pay. It runs outside any transaction, since the provider may be slow. A
 * repeat after a crash or a double click finds the same payment: our payment's id is the provider's idempotency key.
 */
export async function openPayment(
  deps: PaymentDeps,
  { order, payment, known }: { order: OrderRow; payment: Payment; known?: PaidGoods | undefined },
): Promise<Opened> {
  try {
    const { providerId } = payment
    if (providerId === null)
      return await createAtProvider(
        deps,
        order,
        payment,
        known ?? (await readPaidGoods(deps, order, payment)),
      )
    return followUp(deps, order, await applyPaymentStatus(deps, { ...payment, providerId }))
  } catch (error) {
    if (error instanceof ProviderRefusal) return handleRefusal(deps, order, payment, error)
    deps.log.error({ err: error, paymentId: payment.id }, 'the payment provider does not answer')
    // A page that was opened earlier probably still works.
    return payment.checkoutUrl === null ? { kind: 'unavailable' } : toUrlAnswer(order, payment.checkoutUrl)
  }
}

async function readPaidGoods(deps: PaymentDeps, order: OrderRow, payment: Payment): Promise<PaidGoods> {
  const { lines, settings } = await readValues(deps.db, {
    lines: orderLinesInside(order.id),
    settings: paymentTermsInside.settings,
  })
  return { lines, method: getMethod(settings, payment) }
}

async function createAtProvider(
  deps: PaymentDeps,
  order: OrderRow,
  payment: Payment,
  goods: PaidGoods,
): Promise<Opened> {
  const provider = createPaymentProvider(deps)
  const report = await withTimeLimit(
    provider.create(
      toProviderPayment(
        { order, payment, ...goods },
        { redirectUrl: buildStatusUrl(deps.config, order), webhookUrl: buildWebhookUrl(deps, provider) },
      ),
    ),
  )
  const answer = { providerId: report.id, checkoutUrl: report.checkoutUrl, at: deps.clock() }
  if (!(await setProviderAnswer(deps.db, payment.id, answer))) {
    const known = await findPayment(deps.db, payment.id)
    if (known?.providerId !== report.id) {
      // The payment was dropped while we were asking, so nobody may pay it.
      await withTimeLimit(provider.cancel(report.id))
      return { kind: 'again' }
    }
  }
  await settlePayment(deps, payment.id, order.id, report)
  return followUp(deps, order, report)
}

/**
 * Handles a refusal of a method that was offered, by asking the provider again what it offers. The order stays, so that
 * the shopper can choose another method.
 */
async function handleRefusal(
  deps: PaymentDeps,
  order: OrderRow,
  payment: Payment,
  error: ProviderRefusal,
): Promise<Opened> {
  deps.log.error({ err: error, paymentId: payment.id }, 'the payment provider refuses a payment')
  await inTransaction(deps.db, (tx) => deps.jobs.enqueue(tx, askOfferedMethodsJob, {}, { key: 'refused' }))
  return { kind: 'refused', method: order.paymentMethod.title }
}

/** Returns the method with its present name. Staff may have changed it, but a chosen method can still be paid. */
function getMethod(settings: readonly PaymentMethodSettings[], payment: Payment): PaymentMethodRule {
  const method = listMethodsWith(settings).find(({ code }) => code === payment.method)
  if (method === undefined) throw new Error(`there is no payment method ${payment.method}`)
  return method
}

function followUp(deps: PaymentDeps, order: OrderRow, report: ProviderPayment): Opened {
  if (report.status === 'open' && report.checkoutUrl !== null) return toUrlAnswer(order, report.checkoutUrl)
  const isOver = !isLive(report.status) && report.status !== 'paid'
  return isOver ? { kind: 'again' } : toUrlAnswer(order, buildStatusUrl(deps.config, order))
}

function toUrlAnswer(order: OrderRow, url: string): Opened {
  return { kind: 'url', data: { url, order_id: order.publicId, order_number: order.number } }
}
