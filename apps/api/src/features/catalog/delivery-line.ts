import { defaultCountryCode } from '@sluimer/domain/address/country'
import type { DeliveryClass } from '@sluimer/domain/delivery/goods'
import { deliveryPromise } from '@sluimer/domain/delivery/promise'

interface Deliverable {
  deliveryClass: DeliveryClass
  leadTimeDays: number | null
}

/** When it comes if it is ordered now, in one line. Before the shopper gave an address that is to the default country. */
export function deliveryLine(product: Deliverable, availableStock: number, at: Date): string {
  return promiseOf(product, availableStock, at).text
}

/** The same in the few words that a tile has room for; until what time it holds stands on the product page. */
export function shortDeliveryLine(product: Deliverable, availableStock: number, at: Date): string {
  const promise = promiseOf(product, availableStock, at)
  return promise.kind === 'tomorrow' ? 'Morgen in huis' : promise.text
}

function promiseOf({ deliveryClass, leadTimeDays }: Deliverable, availableStock: number, now: Date) {
  return deliveryPromise({ deliveryClass, leadTimeDays, availableStock, now, country: defaultCountryCode })
}
