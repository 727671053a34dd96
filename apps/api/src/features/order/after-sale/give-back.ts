import type { CreditedLine } from '@sluimer/domain/order/credit'
import type { Tx } from '../../../platform/db/database.ts'
import { returnStock } from '../../catalog/stock/stock.ts'
import type { PaymentDeps } from '../../payment/create-payment-provider.ts'
import type { Payment } from '../../payment/payment.queries.ts'
import { sumCapturedCents } from '../../payment/refund.queries.ts'
import { listSoldVariants } from '../hold/reservation.queries.ts'
import { issueCreditNote } from '../papers/invoice/issue-invoice.ts'
import { mailOrderCreditedJob } from '../papers/mail/mail-order-credited.job.ts'
import { recordOrderEvent } from '../rows/order.queries.ts'
import { calculateRefundableCents, requestRefund } from '../settle/request-refund.ts'
import type { OpenOrder } from './change-order.ts'

export interface Giving {
  credited: { lines: readonly CreditedLine[]; costsCents: number; totalCents: number }
  /** Whether the pieces can be sold again. */
  restock: boolean
  /** Whether this credit ends the whole order. */
  isCanceled: boolean
}

/**
 * Carries out a credit: stock, credit note, money and mail. As long as a promised payment is not captured, no money
 * goes back: less of it is captured when the rest leaves.
 */
export async function giveBack(
  tx: Tx,
  deps: PaymentDeps,
  open: OpenOrder,
  { credited, restock, isCanceled }: Giving,
): Promise<void> {
  const { order, lines, payment, now } = open
  if (restock) await returnStock(tx, await stockLines(tx, open, credited.lines))
  const note = await issueCreditNote(tx, deps, { order, lines, credited, now })
  const owedCents = payment === undefined ? 0 : await owedBack(tx, payment, credited.totalCents)
  const amountCents = Math.min(credited.totalCents, owedCents)
  if (payment !== undefined && amountCents > 0)
    await requestRefund(tx, deps, payment, { amountCents, description: `Bestelling ${order.number}`, now })
  recordOrderEvent(tx, order.id, {
    at: now,
    type: 'credited',
    data: { totalCents: credited.totalCents, amountCents },
  })
  if (note !== undefined)
    await deps.jobs.enqueue(
      tx,
      mailOrderCreditedJob,
      { orderId: order.id, number: note.number, amountCents, isCanceled },
      { key: note.number },
    )
}

/**
 * Returns how much of a credit is money that came in. Of a promised payment that is only what was captured beyond what
 * the shopper still owes.
 */
async function owedBack(tx: Tx, payment: Payment, totalCents: number): Promise<number> {
  if (payment.status === 'paid') return calculateRefundableCents(tx, payment)
  const untaken = payment.amountCents - (await sumCapturedCents(tx, payment.id))
  return Math.max(0, totalCents - untaken)
}

/** Lists the pieces that came out of the warehouse and go back into it: what the supplier delivers was never there. */
async function stockLines(tx: Tx, { order, lines }: OpenOrder, credited: readonly CreditedLine[]) {
  const sold = await listSoldVariants(tx, order.id)
  return credited.flatMap(({ id, quantity }) => {
    const line = lines.find((one) => one.id === id)
    return line !== undefined && sold.has(line.variantId) ? { variantId: line.variantId, quantity } : []
  })
}
