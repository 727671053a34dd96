import { findPayment, type Payment } from '../../payment/payment.queries.ts'
import { type AmountOfPayment, ProviderRefusal } from '../../payment/provider.ts'
import { type PaymentDeps, providerOf } from '../../payment/provider-of.ts'
import {
  type Capture,
  type Refund,
  refuseCapture,
  refuseRefund,
  setCaptureDone,
  setRefundAnswer,
} from '../../payment/refund.queries.ts'
import { withTimeLimit } from '../../payment/time-limit.ts'
import { applyPaymentStatus, closePayment } from '../apply-payment-status.ts'
import type { SentPayment } from '../order-payment.ts'
import { tellStaffOfMoney } from './tell-staff-of-money.ts'

/** Asks the provider to send money back. */
export async function sendRefund(deps: PaymentDeps, refund: Refund): Promise<void> {
  const payment = await sentPaymentOf(deps, refund)
  try {
    const { id, status } = await withTimeLimit(providerOf(deps).refund(askFor(refund, payment)))
    await setRefundAnswer(deps.db, refund.id, { status, providerId: id }, deps.clock())
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    if (!(await refuseRefund(deps.db, refund.id, deps.clock()))) return
    return tellStaffOfMoney(deps, payment, refund, 'refund_failed', error.message)
  }
  // Everything back makes the payment, and so the order, refunded.
  await applyPaymentStatus(deps, payment)
}

/** Asks how a refund stands that the bank is working on. */
export async function followRefund(deps: PaymentDeps, refund: Refund): Promise<void> {
  if (refund.providerId === null) return
  const payment = await sentPaymentOf(deps, refund)
  const found = await withTimeLimit(providerOf(deps).findRefund(payment.providerId, refund.providerId))
  const status = found?.status ?? 'canceled'
  if (status === refund.status) return
  await setRefundAnswer(deps.db, refund.id, { status }, deps.clock())
  if (status === 'failed' || status === 'canceled')
    await tellStaffOfMoney(deps, payment, refund, 'refund_failed', `the provider says ${status}`)
  await applyPaymentStatus(deps, payment)
}

/** Takes a part of a promised amount. */
export async function takePromised(deps: PaymentDeps, capture: Capture): Promise<void> {
  const payment = await sentPaymentOf(deps, capture)
  try {
    await withTimeLimit(providerOf(deps).capture(askFor(capture, payment)))
    await setCaptureDone(deps.db, capture.id, deps.clock())
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    if (!(await refuseCapture(deps.db, capture.id, deps.clock()))) return
    return tellStaffOfMoney(deps, payment, capture, 'capture_refused', error.message)
  }
  await applyPaymentStatus(deps, payment)
}

/** Lets the provider go of a promise that nobody takes (any more). */
export async function endPromise(deps: PaymentDeps, payment: Payment): Promise<void> {
  if (payment.providerId === null) return
  await closePayment(deps, { ...payment, providerId: payment.providerId })
}

async function sentPaymentOf(deps: PaymentDeps, { paymentId }: { paymentId: string }): Promise<SentPayment> {
  const payment = await findPayment(deps.db, paymentId)
  if (payment === undefined || payment.providerId === null)
    throw new Error(`payment ${paymentId} is not known to a provider`)
  return { ...payment, providerId: payment.providerId }
}

function askFor(row: Refund | Capture, payment: SentPayment): AmountOfPayment {
  return {
    idempotencyKey: row.id,
    paymentId: payment.providerId,
    amountCents: row.amountCents,
    description: row.description,
  }
}
