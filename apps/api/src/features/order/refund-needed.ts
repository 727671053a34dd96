import { formatEuro } from '@sluimer/domain/money/euro'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { html } from '../../platform/http/html.ts'
import type { Payment } from '../payment/payment.queries.ts'
import { type OrderRow, recordOrderEvent } from './order.queries.ts'

const reasons: Readonly<Record<string, string>> = {
  sold_out: 'De betaling kwam nadat de voorraad was vrijgegeven, en de artikelen zijn intussen uitverkocht.',
  code_used:
    'De betaling kwam nadat de kortingscode of voucher was vrijgegeven, en die is intussen voor een andere bestelling gebruikt.',
  wrong_amount: 'Het betaalde bedrag is een ander dan het bedrag van de bestelling.',
  order_canceled: 'De klant heeft deze bestelling door een andere vervangen en daarna toch betaald.',
}
const otherReason = 'De bestelling was al betaald.'

/** Money came that no order wants: it is written down and the shop is told, so that it goes back. Never a silent loss. */
export async function noteRefundNeeded(
  tx: Tx,
  deps: Pick<Deps, 'mail' | 'config' | 'log'>,
  order: OrderRow,
  { payment, reason, now }: { payment: Payment; reason: string; now: Date },
): Promise<void> {
  const amount = formatEuro(payment.amountCents)
  await recordOrderEvent(tx, order.id, now, 'refund_needed', { paymentId: payment.id, reason })
  deps.log.warn({ orderNumber: order.number, paymentId: payment.id, reason }, 'a payment has to be refunded')
  const why = reasons[reason] ?? otherReason
  const known = `Betaling ${payment.providerId ?? payment.id} bij ${payment.provider}`
  await deps.mail.queue(tx, {
    to: addressIn(deps.config.mailFrom),
    subject: `Terugbetalen: ${amount} van bestelling ${order.number}`,
    html: html`<p>${why}</p><p>Betaal ${amount} terug. ${known}, bestelling ${order.number}.</p>`.source,
    text: `${why}\n\nBetaal ${amount} terug. ${known}, bestelling ${order.number}.\n`,
    kind: 'refund_needed',
    dedupeKey: `refund_needed:${payment.id}`,
  })
}

/** 'Sluimer <winkel@sluimer.example>' holds the shop's own address. */
function addressIn(sender: string): string {
  return /<([^<>]+)>/.exec(sender)?.[1] ?? sender
}
