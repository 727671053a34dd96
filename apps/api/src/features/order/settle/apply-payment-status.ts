import type { ProviderPayment } from '../../payment/provider.ts'
import { type PaymentDeps, providerOfPayment } from '../../payment/provider-of.ts'
import { providerTimeoutMs, withTimeLimit } from '../../payment/time-limit.ts'
import { isMoney, listLivePayments, type SentPayment } from '../rows/order-payment.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Asks the provider how a payment stands and lets the order follow. What a webhook or a returning shopper says is never
 * believed: it is only the reason to ask (CO-06). Throws when the provider does not answer.
 */
export async function applyPaymentStatus(
  deps: PaymentDeps,
  payment: SentPayment,
  timeoutMs = providerTimeoutMs,
): Promise<ProviderPayment> {
  const found = await withTimeLimit(providerOfPayment(deps, payment).find(payment.providerId), timeoutMs)
  return follow(deps, payment, found)
}

/**
 * Ends a payment at the provider, so that it cannot be paid any more, and lets the order follow. A payment that came in
 * between wins: then the answer is `paid`. Throws when the provider does not answer.
 */
export async function closePayment(deps: PaymentDeps, payment: SentPayment): Promise<ProviderPayment> {
  return follow(
    deps,
    payment,
    await withTimeLimit(providerOfPayment(deps, payment).cancel(payment.providerId)),
  )
}

/** What the provider does not know (any more) can never be paid: as good as expired. */
async function follow(
  deps: PaymentDeps,
  payment: SentPayment,
  found: ProviderPayment | undefined,
): Promise<ProviderPayment> {
  const { providerId, amountCents } = payment
  const nothing = { capturedCents: 0, refundedCents: 0, checkoutUrl: null }
  const report = found ?? { ...nothing, id: providerId, status: 'expired', amountCents }
  await settlePayment(deps, payment.id, payment.reference, report)
  if (isMoney(report.status)) await closeOthers(deps, payment)
  return report
}

/** Once an order is paid, no other page should take money for it. One that cannot be ended now is refunded if it is paid. */
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
