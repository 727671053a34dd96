import { toPickupAddressLines } from '../../delivery/pickup/to-pickup-point.ts'
import type { OrderRow } from '../rows/order.queries.ts'

/** Lists what the people who pack and deliver an order must know, one line each. */
export function listPackingLines({ shippingMethod, haulAwayPieces, pickupPoint, notes }: OrderRow): string[] {
  return [
    `  ${shippingMethod.title}: ${shippingMethod.delivery}`,
    ...(pickupPoint === null
      ? []
      : [`  to ${[pickupPoint.id, pickupPoint.name, ...toPickupAddressLines(pickupPoint)].join(', ')}`]),
    ...(haulAwayPieces === 0 ? [] : [`  takes ${haulAwayPieces} old along`]),
    ...noteLines('for the deliverer', notes.deliverer),
    ...noteLines('for the shop', notes.shop),
  ]
}

function noteLines(title: string, note: string): string[] {
  return note === '' ? [] : [`  ${title}: ${note.replaceAll('\n', ' / ')}`]
}
