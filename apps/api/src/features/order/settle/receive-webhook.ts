import type { PaymentStatus } from '@sluimer/domain/order/status'
import { lookAgainSoon } from '../../payment/move.queries.ts'
import { findPaymentByProviderId } from '../../payment/payment.queries.ts'
import { type PaymentDeps, providerOf } from '../../payment/provider-of.ts'
import { applyPaymentStatus } from './apply-payment-status.ts'

/**
 * A provider says that one of its payments changed. Anyone can say so: it is only the reason to ask (CO-06). False when
 * it is another provider than ours. An id that is not one of ours is nobody's business, and no failure either.
 */
export async function receiveWebhook(
  deps: PaymentDeps,
  providerName: string,
  body: unknown,
): Promise<boolean> {
  const provider = providerOf(deps)
  if (providerName !== provider.name) return false
  const providerId = provider.parseWebhook(body)
  const payment = providerId && (await findPaymentByProviderId(deps.db, provider.name, providerId))
  if (!providerId || !payment) return true
  await applyPaymentStatus(deps, { ...payment, providerId })
  // It may be about money that goes back, or a part of a promise, of which the payment itself says nothing. None of
  // that is there before the payment is.
  if (!isUnpaid(payment.status)) await lookAgainSoon(deps.db, payment.id, deps.clock())
  return true
}

const isUnpaid = (status: PaymentStatus) => status === 'open' || status === 'pending'
