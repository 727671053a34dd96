import { defaultCountryCode } from '@sluimer/domain/address/country'
import type { DeliveryClass } from '@sluimer/domain/delivery/goods'
import { deliveryPromise } from '@sluimer/domain/delivery/promise'

/** When it comes if it is ordered now, in one line. Before the shopper gave an address that is to the default country. */
export function deliveryLine(
  product: { deliveryClass: DeliveryClass; leadTimeDays: number | null },
  availableStock: number,
  at: Date,
): string {
  const { deliveryClass, leadTimeDays } = product
  return deliveryPromise({
    deliveryClass,
    leadTimeDays,
    availableStock,
    now: at,
    country: defaultCountryCode,
  }).text
}
