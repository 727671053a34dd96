import { formatSlot } from '@sluimer/domain/delivery/delivery-days'
import { changedBedText, goneText } from '@sluimer/domain/delivery/promise'
import { formatCollectPromise } from '../../delivery/arrival-text.ts'
import { promiseLine } from '../../delivery/promise-line.ts'
import { type CartDelivery, type DeliveredLine, toGoods } from './find-cart-delivery.ts'

/**
 * Says when a line of a cart arrives, given the choices so far. Large goods come on the chosen day, or from the first
 * day that can be chosen; a parcel for a pick-up point is collected. Goods that are short have no moment; `stock` says
 * how many there are.
 */
export function formatDelivery(line: DeliveredLine, delivery: CartDelivery, now: Date): string {
  const { variant, bed } = line
  if (!variant.isActive) return bed?.problem === undefined ? goneText : changedBedText
  const promise = promiseLine(toGoods(line), delivery, now)
  if (variant.deliveryClass === 'two_man') return formatVisit(delivery) ?? promise.text
  return delivery.shipping?.code === 'pickup' ? formatCollectPromise(promise) : promise.text
}

/** Returns undefined while no day can be chosen because part of the large goods cannot come at all. */
function formatVisit({ slot, goneSlot, shipping, visit }: CartDelivery): string | undefined {
  if (slot !== undefined) return formatSlot(slot)
  const isLeftOpen = shipping?.code === 'two_man' && goneSlot === undefined
  return isLeftOpen && visit !== undefined ? shipping.arrival : visit
}
