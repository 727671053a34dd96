import type { PaymentUrl } from '@sluimer/contract/checkout/schemas'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { PaymentDeps } from '../../payment/create-payment-provider.ts'
import type { Payment } from '../../payment/payment.queries.ts'
import type { OrderRow } from '../rows/order.queries.ts'
import type { SentPayment } from '../rows/order-payment.ts'
import { closePayment } from '../settle/apply-payment-status.ts'
import { buildStatusUrl } from '../view/status-url.ts'
import { openPayment, type PaidGoods } from './open-payment.ts'

/** What has to happen next, as a transaction found. Only these go to the provider, and always after the commit. */
export type PaymentStep =
  /** The order is written and its stock is held: let the shopper pay this payment. */
  | { kind: 'pay'; order: OrderRow; payment: Payment; known?: PaidGoods | undefined }
  /** These payments have to be ended before the next try. */
  | { kind: 'close'; order: OrderRow; payments: SentPayment[] }
  /** Money is on its way: send the shopper to the status page. */
  | { kind: 'settled'; order: OrderRow }

/** Two tabs that keep changing the same cart get a conflict after this many rounds. */
const maxRounds = 4

function refusedMessage(method: string): string {
  return `De betaaldienst neemt deze bestelling met ${method} niet aan. Kies een andere betaalmethode of kijk je adres na. Er is niets afgeschreven, en je artikelen liggen nog voor je apart.`
}

/**
 * Decides in a transaction and talks to the provider outside it, in turns, until the shopper has a page to go to. `onDecided` hears
 * of the end of each transaction.
 */
export async function takePaymentSteps(
  deps: PaymentDeps,
  decide: (tx: Tx) => Promise<PaymentStep>,
  onDecided?: () => void,
): Promise<Outcome<PaymentUrl>> {
  for (let round = 1; round <= maxRounds; round++) {
    const step = await decideOrRefuse(deps, decide)
    onDecided?.()
    if (step.kind === 'refused') return { ok: false, error: step.failure }
    if (step.kind === 'settled') return statusPage(deps, step.order)
    if (step.kind === 'pay') {
      const opened = await openPayment(deps, step)
      if (opened.kind === 'url') return { ok: true, data: opened.data }
      if (opened.kind === 'unavailable') return { ok: false, error: { code: 'provider_unavailable' } }
      if (opened.kind === 'refused')
        return {
          ok: false,
          error: { code: 'payment_method_unavailable', message: refusedMessage(opened.method) },
        }
    } else {
      const closed = await closeAll(deps, step.payments)
      if (closed === 'unavailable') return { ok: false, error: { code: 'provider_unavailable' } }
      if (closed === 'paid') return statusPage(deps, step.order)
    }
  }
  return { ok: false, error: { code: 'conflict' } }
}

async function decideOrRefuse(deps: PaymentDeps, decide: (tx: Tx) => Promise<PaymentStep>) {
  try {
    return await inTransaction(deps.db, decide)
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', failure: error.failure } as const
    throw error
  }
}

/** Ends all payments. Returns `paid` when money came, or is on its way, before a payment could be ended. */
async function closeAll(deps: PaymentDeps, payments: readonly SentPayment[]) {
  for (const payment of payments) {
    try {
      const { status } = await closePayment(deps, payment)
      if (status === 'paid' || status === 'authorized' || status === 'pending') return 'paid'
    } catch (error) {
      deps.log.error({ err: error, paymentId: payment.id }, 'a payment could not be ended at the provider')
      return 'unavailable'
    }
  }
  return 'closed'
}

function statusPage(deps: PaymentDeps, order: OrderRow): Outcome<PaymentUrl> {
  const url = buildStatusUrl(deps.config, order)
  return { ok: true, data: { url, order_id: order.publicId, order_number: order.number } }
}
