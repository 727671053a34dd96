import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import type { Payment } from '../../payment/payment.queries.ts'
import { insertRefund, sumCapturedCents, sumRefundedCents } from '../../payment/refund.queries.ts'

/**
 * Sends money of a payment back: it is recorded here, and the job that moves money asks the provider. Throws when the
 * amount is more than what is left of the payment. The caller holds the order's lock.
 */
export async function requestRefund(
  tx: Tx,
  deps: Pick<Deps, 'randomBytes'>,
  payment: Payment,
  asked: { amountCents: number; description: string; now: Date },
): Promise<void> {
  const left = await calculateRefundableCents(tx, payment)
  if (asked.amountCents > left) throw new RangeError(`${asked.amountCents} cents asked back of ${left}`)
  const { amountCents, description, now } = asked
  await insertRefund(
    tx,
    { id: createUuid(deps.randomBytes), paymentId: payment.id, amountCents, description },
    now,
  )
}

/** Returns what can still be refunded of a payment: what came in, minus what went back. */
export async function calculateRefundableCents(tx: Tx, payment: Payment): Promise<number> {
  if (payment.status !== 'paid' && payment.status !== 'authorized') return 0
  const came = payment.status === 'paid' ? payment.amountCents : await sumCapturedCents(tx, payment.id)
  return came - (await sumRefundedCents(tx, payment.id))
}
