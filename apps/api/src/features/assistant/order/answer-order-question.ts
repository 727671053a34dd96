import { lowerFirst } from '@sluimer/assistant/text/lower-first'
import type { OrderAnswer, OrderQuestion } from '@sluimer/contract/assistant/schemas'
import { parseOrderNumber } from '@sluimer/domain/order/order-number'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { isSameSecret } from '../../../platform/same-secret.ts'
import { listOrderEvents } from '../../order/owner/own-orders.queries.ts'
import { toProgress } from '../../order/owner/own-progress.ts'
import { findOrderByNumber, type OrderRow } from '../../order/rows/order.queries.ts'
import { listShipments, type ShipmentRow } from '../../order/rows/shipment.queries.ts'
import { takeOrderGuess } from './take-order-guess.ts'

/** The answer for an unknown order and for a wrong name, postcode or house number: nobody learns which orders exist. */
const unknownWords =
  'Met deze gegevens vind ik geen bestelling. Vul alles in zoals het in je bevestigingsmail staat, of bel ons even.'
/** No order has it; looking for it costs the same as for one that exists. */
const noOrder = '00000000-0000-0000-0000-000000000000'

/**
 * Tells how an order stands when number, first name, postcode and house number all match (CH-05). Known and unknown
 * orders cost the same statements. `visitor` is the address under which tries are counted.
 */
export async function answerOrderQuestion(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  question: OrderQuestion,
  visitor: string,
): Promise<Outcome<OrderAnswer>> {
  const number = parseOrderNumber(question.orderNumber) ?? ''
  const allowed = await takeOrderGuess(deps, { number, visitor })
  if (!allowed.ok) return allowed
  const order = await findOrderByNumber(deps.db, number)
  const events = await listOrderEvents(deps.db, [order?.id ?? noOrder])
  const shipments = await listShipments(deps.db, order?.id ?? noOrder)
  if (order === undefined || !isBuyer(order, question)) return { ok: true, data: toAnswer(unknownWords) }
  const { words, detail } = toProgress(order, events, deps.clock()).progress
  const content = [`Je bestelling ${order.number}: ${lowerFirst(words)}.`, withStop(detail)].join(' ').trim()
  return { ok: true, data: { ...toAnswer(content), links: shipments.flatMap(toLink) } }
}

/** Whether all fields match the buyer, at the address of the invoice or of the delivery. */
function isBuyer({ details }: OrderRow, question: OrderQuestion): boolean {
  const asked = toKey(question.firstName, question.zipCode, question.houseNumber)
  return [details.billing, details.shipping ?? details.billing]
    .flatMap(({ zipcode, house_number, extension }) => [
      toKey(details.customer.first_name, zipcode, house_number),
      toKey(details.customer.first_name, zipcode, `${house_number}${extension}`),
    ])
    .map((known) => isSameSecret(asked, known))
    .includes(true)
}

/** Writes the fields so that capitals, accents, spaces and hyphens make no difference. */
function toKey(firstName: string, zipCode: string, houseNumber: string): string {
  return [firstName, zipCode, houseNumber]
    .map((field) =>
      field
        .normalize('NFKD')
        .replace(/[\p{M}\s.’'-]/gu, '')
        .toLowerCase(),
    )
    .join('\n')
}

function toAnswer(content: string): OrderAnswer {
  return { message: { role: 'assistant', content }, links: [] }
}

function toLink({ carrier, trackingUrl }: ShipmentRow) {
  return trackingUrl === null ? [] : [{ title: `Volg je pakket bij ${carrier}`, path: trackingUrl }]
}

function withStop(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`
}
