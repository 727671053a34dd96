import { creditFor } from '@sluimer/domain/order/credit'
import { z } from 'zod'
import type { PaymentDeps } from '../../payment/create-payment-provider.ts'
import { changeOrder, type OrderChange } from './change-order.ts'
import { toCreditable } from './creditable.ts'
import { findCredited } from './find-credited.ts'
import { giveBack } from './give-back.ts'

const refundInputSchema = z.strictObject({
  number: z.string(),
  /** Pieces per order line id. */
  pieces: z.record(z.string(), z.int().min(0)).default({}),
  /** How much of delivery and other costs goes back. */
  costsCents: z.int().min(0).default(0),
  /** Whether the pieces are back in the warehouse and can be sold again. */
  restock: z.boolean(),
})
export type RefundInput = z.input<typeof refundInputSchema>

/** Refunds an order or part of it: credit note, money, stock and mail at once. It never gives back more than it cost. */
export async function refundOrder(
  deps: PaymentDeps,
  input: RefundInput,
): Promise<OrderChange<{ totalCents: number }>> {
  const wish = refundInputSchema.parse(input)
  return changeOrder(deps, wish.number, async (tx, open) => {
    const { order, lines, payment } = open
    const isPaid = payment !== undefined || order.grandTotalCents === 0
    if (!isPaid || order.status === 'canceled') return { ok: false, reason: 'not_allowed' }
    const before = await findCredited(tx, order.id)
    const credited = creditFor(toCreditable(order, lines), before, wish)
    if (!credited.ok) return credited
    await giveBack(tx, deps, open, { credited, restock: wish.restock, isCanceled: false })
    return { ok: true, value: { totalCents: credited.totalCents } }
  })
}
