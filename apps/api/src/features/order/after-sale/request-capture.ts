import { creditFor } from '@sluimer/domain/order/credit'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import type { Payment } from '../../payment/payment.queries.ts'
import { insertCapture, sumCapturedCents } from '../../payment/refund.queries.ts'
import type { OpenOrder } from './change-order.ts'
import { toCreditable } from './creditable.ts'
import { findCredited } from './find-credited.ts'

/** Returns how much of a promise can still be captured: what was promised, minus what was captured or credited. */
export async function calculateUntakenCents(
  tx: Tx,
  { order, lines }: OpenOrder,
  payment: Payment,
): Promise<number> {
  const nothing = { pieces: {}, costsCents: 0 }
  const credited = creditFor(toCreditable(order, lines), nothing, await findCredited(tx, order.id))
  const creditedCents = credited.ok ? credited.totalCents : 0
  return payment.amountCents - creditedCents - (await sumCapturedCents(tx, payment.id))
}

/** Writes down that a part of a promise is to be captured; `retryOf` is the failed capture that it repeats. */
export function requestCapture(
  tx: Tx,
  deps: Pick<Deps, 'randomBytes'>,
  { order, now }: OpenOrder,
  asked: { payment: Payment; amountCents: number; retryOf?: string },
): Promise<void> {
  const { payment, amountCents, retryOf = null } = asked
  const id = createUuid(deps.randomBytes)
  const description = `Bestelling ${order.number}`
  return insertCapture(tx, { id, paymentId: payment.id, amountCents, description, retryOf }, now)
}
