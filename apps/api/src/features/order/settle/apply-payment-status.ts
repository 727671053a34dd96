import { getProviderOfPayment, type PaymentDeps } from '../../payment/create-payment-provider.ts'
import type { ProviderPayment } from '../../payment/provider.ts'
import { providerTimeoutMs, withTimeLimit } from '../../payment/time-limit.ts'
import { isMoney, listLivePayments, type SentPayment } from '../rows/order-payment.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Asks the provider for the status of a payment and updates the order. What a webhook or a returning shopper says is
 * never believed: it is only the reason to ask (CO-06). Throws when the provider does not answer.
 */
export async function applyPaymentStatus(
  deps: PaymentDeps,
  payment: SentPayment,
  timeoutMs = providerTimeoutMs,
): Promise<ProviderPayment> {
  const found = await withTimeLimit(getProviderOfPayment(deps, payment).find(payment.providerId), timeoutMs)
  return follow(deps, payment, found)
}

/**
 * Ends a payment at the provider, so that it can no longer be paid, and updates the order. A payment that came in
 * between wins: then the report says `paid`. Throws when the provider does not answer.
 */
export async function closePayment(deps: PaymentDeps, payment: SentPayment): Promise<ProviderPayment> {
  return follow(
    deps,
    payment,
    await withTimeLimit(getProviderOfPayment(deps, payment).cancel(payment.providerId)),
  )
}

/** Settles what the provider reports. A payment that it does not know (any more) can never be paid: it has expired. */
async function follow(
  deps: PaymentDeps,
  payment: SentPayment,
  found: ProviderPayment | undefined,
): Promise<ProviderPayment> {
  const { providerId, amountCents } = payment
  const nothing = { capturedCents: 0, refundedCents: 0, checkoutUrl: null }
  const report = found ?? { ...nothing, id: providerId, status: 'expired', amountCents }
  const settled = await settlePayment(deps, payment.id, payment.reference, report)
  if (isMoney(report.status) && settled?.hasOtherAttempts) await closeOthers(deps, payment)
  return report
}

/**
 * Ends the other payments of a paid order, so that no other page takes money for it. If one cannot be ended now and is
 * paid later, it is refunded.
 */
async function closeOthers(deps: PaymentDeps, paid: SentPayment): Promise<void> {
  const live = await listLivePayments(deps.db, paid.reference)
  for (const other of live.filter(({ id, status }) => id !== paid.id && !isMoney(status))) {
    try {
      await closePayment(deps, other)
    } catch (error) {
      deps.log.warn({ err: error, paymentId: other.id }, 'a superfluous payment could not be ended')
    }
  }
}
