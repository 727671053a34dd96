import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { html } from '../../../platform/pages/html.ts'
import type { Payment } from '../../payment/payment.queries.ts'
import { type OrderRow, recordOrderEvent, updateOrder } from '../rows/order.queries.ts'
import { parseAddress } from './refund-needed.ts'

/**
 * Notes that the provider took back its promise to pay. If we did not ask for that, the order is no longer paid for,
 * and staff get a message to check before the goods leave.
 */
export async function notePromiseLost(
  tx: Tx,
  deps: Pick<Deps, 'mail' | 'config' | 'log'>,
  order: OrderRow,
  { payment, now }: { payment: Payment; now: Date },
): Promise<void> {
  await updateOrder(tx, order.id, { paymentStatus: 'canceled' })
  recordOrderEvent(tx, order.id, { at: now, type: 'promise_ended', data: { paymentId: payment.id } })
  if (payment.unwantedAt !== null) return
  deps.log.error({ orderNumber: order.number, paymentId: payment.id }, 'a promised payment was taken back')
  const text = `De betaaldienst trekt de toegezegde betaling van bestelling ${order.number} in. Verstuur niets voordat de betaling geregeld is.`
  await deps.mail.queue(tx, {
    to: parseAddress(deps.config.mailFrom),
    subject: `Toegezegde betaling ingetrokken: bestelling ${order.number}`,
    html: html`<p>${text}</p>`.source,
    text: `${text}\n`,
    kind: 'promise_lost',
    dedupeKey: `promise_lost:${payment.id}`,
  })
}
