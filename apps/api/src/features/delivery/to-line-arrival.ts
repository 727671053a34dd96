import type { DeliveryArea } from '@sluimer/domain/delivery/areas'
import { type DeliverySlot, formatSlot } from '@sluimer/domain/delivery/delivery-days'
import { dayOpenText } from '@sluimer/domain/delivery/promise'
import type { DeliveryMethodCode } from '@sluimer/domain/delivery/tariff'
import { formatArrival, formatCollectPromise } from './arrival-text.ts'
import { promiseLine, type Shipped } from './promise-line.ts'

/** Says when one order line arrives, in words that stay true after today. */
export function toLineArrival(
  line: Shipped,
  { area, slot, code }: { area: DeliveryArea; slot: DeliverySlot | undefined; code: DeliveryMethodCode },
  now: Date,
): string {
  if (line.deliveryClass === 'two_man') return slot === undefined ? dayOpenText : formatSlot(slot)
  const promise = promiseLine(line, { area }, now)
  return code === 'pickup' ? formatCollectPromise(promise) : formatArrival(promise)
}
