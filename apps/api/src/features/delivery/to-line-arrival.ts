import type { DeliveryArea } from '@sluimer/domain/delivery/areas'
import { type DeliverySlot, formatSlot } from '@sluimer/domain/delivery/delivery-days'
import { formatArrival, formatCollectPromise } from './arrival-text.ts'
import { promiseLine, type Shipped } from './promise-line.ts'
import type { ShippingOption } from './shipping-options.ts'

export interface Delivery {
  area: DeliveryArea
  slot: DeliverySlot | undefined
  /** The way of delivery, with what it says of large goods whose day is left open. */
  method: Pick<ShippingOption, 'code' | 'arrival'>
}

/** Says when one order line arrives, in words that stay true after today. */
export function toLineArrival(line: Shipped, { area, slot, method }: Delivery, now: Date): string {
  if (line.deliveryClass === 'two_man') return slot === undefined ? method.arrival : formatSlot(slot)
  const promise = promiseLine(line, { area }, now)
  return method.code === 'pickup' ? formatCollectPromise(promise) : formatArrival(promise)
}
