import type { DeliveryPromiseInput } from './promise.ts'

/** The filter group that says how soon goods come. The api fills it in, from stock. */
export const deliverySpeedFacet = 'levering'

/**
 * Its values as urls contain them: in stock with a carrier, on a day that the shopper chooses, or made or bought first.
 */
const deliverySpeeds = ['uit-voorraad', 'op-afspraak', 'op-bestelling'] as const

export type DeliverySpeed = (typeof deliverySpeeds)[number]

/**
 * Returns how soon goods come, in terms that stay true until their stock changes: at any moment `uit-voorraad` goods
 * come soonest. Undefined for goods that cannot be ordered.
 */
export function calculateDeliverySpeed({
  deliveryClass,
  availableStock,
  leadTimeDays,
}: Pick<DeliveryPromiseInput, 'deliveryClass' | 'availableStock' | 'leadTimeDays'>):
  | DeliverySpeed
  | undefined {
  const isInStock = availableStock >= 1
  if (!isInStock && (leadTimeDays === undefined || leadTimeDays === null)) return undefined
  if (deliveryClass === 'two_man') return 'op-afspraak'
  return isInStock ? 'uit-voorraad' : 'op-bestelling'
}
