import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { html } from '../../../platform/pages/html.ts'
import { type OrderRow, recordOrderEvent } from '../rows/order.queries.ts'
import { parseAddress } from './refund-needed.ts'

/** What shoppers read when somebody else got their day while their payment was late. */
export const dayLostText = 'We nemen contact met je op voor een nieuwe bezorgdag'

/**
 * Notes that an order was paid after its day was released, while that day is full or too near by now. Somebody has to
 * call the shopper.
 */
export async function noteDayLost(
  tx: Tx,
  deps: Pick<Deps, 'mail' | 'config'>,
  order: OrderRow,
  now: Date,
): Promise<void> {
  recordOrderEvent(tx, order.id, {
    at: now,
    type: 'delivery_day_lost',
    data: { slot: order.deliverySlot },
  })
  const date = order.deliverySlot?.date ?? ''
  const text = `Bestelling ${order.number} is betaald nadat de gekozen bezorgdag (${date}) was vrijgegeven. Die dag is niet meer mogelijk: spreek met de klant een nieuwe af.`
  await deps.mail.queue(tx, {
    to: parseAddress(deps.config.mailFrom),
    subject: `Nieuwe bezorgdag nodig: bestelling ${order.number}`,
    html: html`<p>${text}</p>`.source,
    text: `${text}\n`,
    kind: 'delivery_day_lost',
    dedupeKey: `delivery_day_lost:${order.id}`,
  })
}
