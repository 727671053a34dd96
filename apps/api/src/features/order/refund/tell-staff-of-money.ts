import { formatEuro } from '@sluimer/domain/money/euro'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { html } from '../../../platform/http/html.ts'
import { findOrder, recordOrderEvent } from '../order.queries.ts'
import type { SentPayment } from '../order-payment.ts'
import { addressIn } from '../refund-needed.ts'

const texts = {
  refund_failed: {
    subject: 'Terugbetaling mislukt',
    text: 'De terugbetaling is niet gelukt. Betaal het bedrag op een andere manier terug.',
  },
  capture_refused: {
    subject: 'Betaling niet geïnd',
    text: 'De betaaldienst weigert het toegezegde bedrag uit te betalen, terwijl de bestelling is verzonden.',
  },
} as const

/** Money did not move as it should: somebody has to look, since the shopper was told otherwise. */
export async function tellStaffOfMoney(
  deps: Deps,
  payment: SentPayment,
  move: { id: string; amountCents: number },
  what: keyof typeof texts,
  reason: string,
): Promise<void> {
  deps.log.error({ id: move.id, paymentId: payment.id, reason }, `money did not move: ${what}`)
  const order = await findOrder(deps.db, payment.reference)
  if (order === undefined) return
  const { subject, text } = texts[what]
  const details = `${formatEuro(move.amountCents)} van bestelling ${order.number}, betaling ${payment.providerId}.`
  await inTransaction(deps.db, async (tx) => {
    await recordOrderEvent(tx, order.id, deps.clock(), what, { id: move.id, reason })
    await deps.mail.queue(tx, {
      to: addressIn(deps.config.mailFrom),
      subject: `${subject}: bestelling ${order.number}`,
      html: html`<p>${text}</p><p>${details}</p>`.source,
      text: `${text}\n\n${details}\n`,
      kind: what,
      dedupeKey: `${what}:${move.id}`,
    })
  })
}
