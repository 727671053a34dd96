import { slotText } from '@sluimer/domain/delivery/delivery-days'
import { dayOpenText, goneText } from '@sluimer/domain/delivery/promise'
import { collectText } from '../../delivery/arrival-text.ts'
import { promiseOfLine } from '../../delivery/promise-of-line.ts'
import { type CartDelivery, type DeliveredLine, goodsOf } from './delivery-of-cart.ts'

/**
 * When a line of a cart comes, by what is chosen so far: large goods on the day, else from the first day that can be
 * chosen; a parcel that is collected is not brought. Goods that are short have no moment; how many there are stands in
 * `stock`.
 */
export function deliveryTextOf(line: DeliveredLine, delivery: CartDelivery, now: Date): string {
  const { variant } = line
  if (!variant.isActive) return goneText
  const promise = promiseOfLine(goodsOf(line), delivery, now)
  if (variant.deliveryClass === 'two_man') return visitOf(delivery) ?? promise.text
  return delivery.shipping?.code === 'pickup' ? collectText(promise) : promise.text
}

/** Undefined while no day can be chosen because something of the visit cannot come at all. */
function visitOf({ slot, goneSlot, shipping, visit }: CartDelivery): string | undefined {
  if (slot !== undefined) return slotText(slot)
  const isLeftOpen = shipping?.code === 'two_man' && goneSlot === undefined
  return isLeftOpen && visit !== undefined ? dayOpenText : visit
}
