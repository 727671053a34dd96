import { formatEuro } from '@sluimer/domain/money/euro'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { html } from '../../../platform/pages/html.ts'
import { type Payment, setPaymentUnwanted } from '../../payment/payment.queries.ts'
import { otherSum } from '../rows/holds-other-sum.ts'
import { type OrderRow, recordOrderEvent } from '../rows/order.queries.ts'
import { calculateRefundableCents, requestRefund } from './request-refund.ts'

const reasons: Readonly<Record<string, string>> = {
  sold_out: 'De betaling kwam nadat de voorraad was vrijgegeven, en de artikelen zijn intussen uitverkocht.',
  code_used:
    'De betaling kwam nadat de kortingscode was vrijgegeven, en die is intussen door een ander gebruikt.',
  [otherSum]: 'Het betaalde bedrag is een ander dan het bedrag van de bestelling.',
  order_canceled: 'De klant heeft deze bestelling door een andere vervangen en daarna toch betaald.',
}
const otherReason = 'De bestelling was al betaald.'

/**
 * Handles money that no order can use: it is recorded and sent back, and staff get a message. A promise is ended. When
 * the amount is not what was asked, nobody knows what it was meant for, so staff decide.
 */
export async function noteRefundNeeded(
  tx: Tx,
  deps: Pick<Deps, 'mail' | 'config' | 'log' | 'randomBytes'>,
  order: OrderRow,
  { payment, reason, now }: { payment: Payment; reason: string; now: Date },
): Promise<void> {
  const amount = formatEuro(payment.amountCents)
  recordOrderEvent(tx, order.id, {
    at: now,
    type: 'refund_needed',
    data: { paymentId: payment.id, reason },
  })
  deps.log.warn({ orderNumber: order.number, paymentId: payment.id, reason }, 'a payment goes back')
  const isForPeople = reason === otherSum
  if (!isForPeople) await sendBack(tx, deps, order, { payment, now })
  const why = reasons[reason] ?? otherReason
  const known = `Betaling ${payment.providerId ?? payment.id} bij ${payment.provider}`
  const what = isForPeople
    ? `Zoek uit wat er terug moet: gevraagd was ${amount}.`
    : `${amount} gaat vanzelf terug.`
  await deps.mail.queue(tx, {
    to: parseAddress(deps.config.mailFrom),
    subject: `Terugbetaling: ${amount} van bestelling ${order.number}`,
    html: html`<p>${why}</p><p>${what} ${known}, bestelling ${order.number}.</p>`.source,
    text: `${why}\n\n${what} ${known}, bestelling ${order.number}.\n`,
    kind: 'refund_needed',
    dedupeKey: `refund_needed:${payment.id}`,
  })
}

async function sendBack(
  tx: Tx,
  deps: Pick<Deps, 'randomBytes'>,
  order: OrderRow,
  { payment, now }: { payment: Payment; now: Date },
): Promise<void> {
  if (payment.status === 'authorized') return setPaymentUnwanted(tx, payment.id, now)
  const amountCents = await calculateRefundableCents(tx, payment)
  if (amountCents > 0)
    await requestRefund(tx, deps, payment, { amountCents, description: `Bestelling ${order.number}`, now })
}

/** Returns the bare address of a sender such as 'Sluimer <winkel@sluimer.example>'. */
export function parseAddress(sender: string): string {
  return /<([^<>]+)>/.exec(sender)?.[1] ?? sender
}
