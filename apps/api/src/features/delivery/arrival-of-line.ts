import type { DeliveryArea } from '@sluimer/domain/delivery/areas'
import { type DeliverySlot, slotText } from '@sluimer/domain/delivery/delivery-days'
import { dayOpenText } from '@sluimer/domain/delivery/promise'
import type { DeliveryMethodCode } from '@sluimer/domain/delivery/tariff'
import { arrivalText, collectText } from './arrival-text.ts'
import { promiseOfLine, type Shipped } from './promise-of-line.ts'

/** Says when one order line arrives, in words that stay true after today. */
export function arrivalOfLine(
  line: Shipped,
  { area, slot, code }: { area: DeliveryArea; slot: DeliverySlot | undefined; code: DeliveryMethodCode },
  now: Date,
): string {
  if (line.deliveryClass === 'two_man') return slot === undefined ? dayOpenText : slotText(slot)
  const promise = promiseOfLine(line, { area }, now)
  return code === 'pickup' ? collectText(promise) : arrivalText(promise)
}
