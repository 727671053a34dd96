import type { PaymentStatus } from '@sluimer/domain/order/status'
import { createPaymentProvider, type PaymentDeps } from '../../payment/create-payment-provider.ts'
import { lookAgainSoon } from '../../payment/move.queries.ts'
import { findPaymentByProviderId } from '../../payment/payment.queries.ts'
import { applyPaymentStatus } from './apply-payment-status.ts'

/**
 * Handles a provider's message that one of its payments changed. Anyone can send one: it is only the reason to ask
 * (CO-06). Returns false when it comes from another provider than ours. An unknown id is ignored, not an error.
 */
export async function receiveWebhook(
  deps: PaymentDeps,
  providerName: string,
  body: unknown,
): Promise<boolean> {
  const provider = createPaymentProvider(deps)
  if (providerName !== provider.name) return false
  const providerId = provider.parseWebhook(body)
  const payment = providerId && (await findPaymentByProviderId(deps.db, provider.name, providerId))
  if (!providerId || !payment) return true
  await applyPaymentStatus(deps, { ...payment, providerId })
  // The message may be about a refund or a capture, which the payment itself does not show. An unpaid one has neither.
  if (!isUnpaid(payment.status)) await lookAgainSoon(deps.db, payment.id, deps.clock())
  return true
}

const isUnpaid = (status: PaymentStatus) => status === 'open' || status === 'pending'
