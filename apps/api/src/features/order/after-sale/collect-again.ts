import type { PaymentDeps } from '../../payment/create-payment-provider.ts'
import { listFailedCaptures } from '../../payment/refund.queries.ts'
import { recordOrderEvent } from '../rows/order.queries.ts'
import { changeOrder, type OrderChange } from './change-order.ts'
import { calculateUntakenCents, requestCapture } from './request-capture.ts'

/**
 * Requests the parts of a promised payment again that the provider did not pay out, once staff have found out why. Each
 * part is requested once, and only as far as the shopper still owes it.
 */
export function collectAgain(
  deps: PaymentDeps,
  number: string,
): Promise<OrderChange<{ totalCents: number }>> {
  return changeOrder(deps, number, async (tx, open) => {
    const { order, payment, now } = open
    if (payment?.status !== 'authorized') return { ok: false, reason: 'not_allowed' }
    let totalCents = 0
    for (const failed of await listFailedCaptures(tx, payment.id)) {
      const amountCents = Math.min(failed.amountCents, await calculateUntakenCents(tx, open, payment))
      if (amountCents <= 0) continue
      await requestCapture(tx, deps, open, { payment, amountCents, retryOf: failed.id })
      totalCents += amountCents
    }
    if (totalCents === 0) return { ok: false, reason: 'not_allowed' }
    recordOrderEvent(tx, order.id, { at: now, type: 'collected_again', data: { totalCents } })
    return { ok: true, value: { totalCents } }
  })
}
