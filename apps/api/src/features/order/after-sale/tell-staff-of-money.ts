import { formatEuro } from '@sluimer/domain/money/euro'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { html } from '../../../platform/pages/html.ts'
import type { Payment } from '../../payment/payment.queries.ts'
import { findOrder, hasOrderEvent, recordOrderEvent } from '../rows/order.queries.ts'
import { parseAddress } from '../settle/refund-needed.ts'

const texts = {
  refund_failed: {
    subject: 'Terugbetaling mislukt',
    text: 'De terugbetaling is niet gelukt. Zoek bij de betaaldienst uit waarom, en betaal het bedrag zo nodig op een andere manier terug.',
  },
  capture_failed: {
    subject: 'Betaling niet geïnd',
    text: 'De betaaldienst heeft een toegezegd bedrag niet uitbetaald, terwijl de artikelen al weg zijn. Zoek daar uit waarom, en int het daarna opnieuw (npm run order: collect).',
  },
  money_stuck: {
    subject: 'Betaaldienst geeft geen antwoord',
    text: 'De betaaldienst geeft al een half uur geen bruikbaar antwoord over dit bedrag. De winkel blijft het elk uur vragen. Kijk bij de betaaldienst wat er aan de hand is.',
  },
} as const

/**
 * Mails staff that money did not move as it should: the shopper was told otherwise, so somebody has to look. Each case
 * is reported once.
 */
export async function tellStaffOfMoney(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config' | 'log' | 'mail'>,
  {
    payment,
    move,
    what,
    reason,
  }: {
    payment: Pick<Payment, 'id' | 'reference' | 'providerId'>
    move: { id: string; amountCents: number }
    what: keyof typeof texts
    reason: string
  },
): Promise<void> {
  const order = await findOrder(tx, payment.reference)
  if (order === undefined || (await hasOrderEvent(tx, order.id, what, { id: move.id }))) return
  deps.log.error({ orderNumber: order.number, id: move.id, reason }, `money did not move: ${what}`)
  recordOrderEvent(tx, order.id, { at: deps.clock(), type: what, data: { id: move.id, reason } })
  const { subject, text } = texts[what]
  const details = `${formatEuro(move.amountCents)} van bestelling ${order.number}, betaling ${payment.providerId ?? payment.id}.`
  await deps.mail.queue(tx, {
    to: parseAddress(deps.config.mailFrom),
    subject: `${subject}: bestelling ${order.number}`,
    html: html`<p>${text}</p><p>${details}</p>`.source,
    text: `${text}\n\n${details}\n`,
    kind: what,
    dedupeKey: `${what}:${move.id}`,
  })
}
