import { calculateRest, creditFor } from '@sluimer/domain/order/credit'
import { chooseNextOrderStatus } from '@sluimer/domain/order/status'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/database.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import type { PaymentDeps } from '../../payment/create-payment-provider.ts'
import { mailOrderShippedJob } from '../papers/mail/mail-order-shipped.job.ts'
import { recordOrderEvent, updateOrder } from '../rows/order.queries.ts'
import { insertShipment, listShipments } from '../rows/shipment.queries.ts'
import { changeOrder, type OpenOrder, type OrderChange } from './change-order.ts'
import { sumCredits, toCreditable } from './creditable.ts'
import { findCredited } from './find-credited.ts'
import { calculateUntakenCents, requestCapture } from './request-capture.ts'

const shipmentInputSchema = z.strictObject({
  number: z.string(),
  carrier: z.string().trim().min(1).max(60),
  trackingCode: z.string().trim().max(60).default(''),
  trackingUrl: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  /** Pieces per order line id; when left out, everything that has not left yet. */
  pieces: z.record(z.string(), z.int().min(0)).optional(),
})
export type ShipmentInput = z.input<typeof shipmentInputSchema>

/**
 * Notes that goods have left, captures their part of a promised payment, and mails the shopper, all at once. The order
 * is shipped when nothing is left to send; pieces that were credited before are not sent.
 */
export async function shipOrder(
  deps: PaymentDeps,
  input: ShipmentInput,
): Promise<OrderChange<{ shipmentId: string }>> {
  const wish = shipmentInputSchema.parse(input)
  return changeOrder(deps, wish.number, async (tx, open) => {
    const { order, lines, now } = open
    const next = chooseNextOrderStatus(order.status, 'shipped')
    if (!next.ok || order.paymentStatus === 'canceled') return { ok: false, reason: 'not_allowed' }
    const whole = toCreditable(order, lines)
    const shipped = sumCredits(
      (await listShipments(tx, order.id)).map(({ pieces }) => ({ pieces, costsCents: 0 })),
    )
    const credited = await findCredited(tx, order.id)
    const gone = sumCredits([shipped, credited])
    const pieces = wish.pieces ?? calculateRest(whole, gone).pieces
    const part = creditFor(whole, { pieces: gone.pieces, costsCents: 0 }, { pieces, costsCents: 0 })
    if (!part.ok) return part
    const row = {
      id: createUuid(deps.randomBytes),
      orderId: order.id,
      carrier: wish.carrier,
      trackingCode: wish.trackingCode,
      trackingUrl: wish.trackingUrl,
      pieces: Object.fromEntries(part.lines.map(({ id, quantity }) => [id, quantity])),
      shippedAt: now,
    }
    await insertShipment(tx, row)
    const isAll = Object.values(
      calculateRest(whole, sumCredits([gone, { pieces, costsCents: 0 }])).pieces,
    ).every((left) => left === 0)
    await updateOrder(tx, order.id, { status: isAll ? next.status : stillSending(open) })
    recordOrderEvent(tx, order.id, { at: now, type: 'shipped', data: { shipmentId: row.id, isAll } })
    await takePromise(tx, deps, open, { goodsCents: part.totalCents, isAll })
    await deps.jobs.enqueue(
      tx,
      mailOrderShippedJob,
      { shipmentId: row.id, orderId: order.id },
      { key: row.id },
    )
    return { ok: true, value: { shipmentId: row.id } }
  })
}

/** Returns the status of an order of which a part still has to leave. */
function stillSending({ order }: OpenOrder) {
  return order.status === 'paid' ? 'processing' : order.status
}

/** Captures the price of the goods that left, and with the last of them the rest of the promise: costs, odd cents. */
async function takePromise(
  tx: Tx,
  deps: PaymentDeps,
  open: OpenOrder,
  part: { goodsCents: number; isAll: boolean },
): Promise<void> {
  const { payment } = open
  if (payment?.status !== 'authorized') return
  const due = await calculateUntakenCents(tx, open, payment)
  const amountCents = part.isAll ? due : Math.min(part.goodsCents, due)
  if (amountCents > 0) await requestCapture(tx, deps, open, { payment, amountCents })
}
