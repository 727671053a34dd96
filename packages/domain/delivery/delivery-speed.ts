import type { DeliveryPromiseInput } from './promise.ts'

/** The filter group of the shop that says how soon goods come. The api fills it in, from stock. */
export const deliverySpeedFacet = 'levering'

/** Its values as they stand in urls: from stock with a carrier, on a day that the shopper chooses, or made or bought first. */
const deliverySpeeds = ['uit-voorraad', 'op-afspraak', 'op-bestelling'] as const

export type DeliverySpeed = (typeof deliverySpeeds)[number]

/**
 * How soon goods come, in what stays true until their stock changes: at any moment nothing comes sooner than what is
 * `uit-voorraad`. Undefined for what cannot be ordered.
 */
export function deliverySpeedOf({
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
