/** How goods travel, the lightest first: through the letterbox, as a parcel, or carried in by two people. */
export const deliveryClasses = ['letterbox', 'parcel', 'two_man'] as const

export type DeliveryClass = (typeof deliveryClasses)[number]

/** The class a whole shipment travels in: that of its heaviest goods. Undefined without goods. */
export function deliveryClassOf(classes: readonly DeliveryClass[]): DeliveryClass | undefined {
  return deliveryClasses.findLast((deliveryClass) => classes.includes(deliveryClass))
}

/** Goods of one kind that are sent: how they travel, how many there are, and what a piece weighs as far as it is known. */
export interface SentGoods {
  deliveryClass: DeliveryClass
  quantity: number
  weightGrams: number | null
}

/**
 * The most that goods may weigh together to go in one piece through a letterbox, or to wait at a pick-up point. Carriers take
 * a little more; the box has its part.
 */
export const heaviestGrams = { letterbox: 1_900, pickup: 20_000 } as const

/** What goods weigh together, as far as it is known. */
export function weightOf(goods: readonly SentGoods[]): number {
  return goods.reduce((sum, { quantity, weightGrams }) => sum + quantity * (weightGrams ?? 0), 0)
}

/** The class that a shipment of this weight travels in: what is too heavy for a letterbox goes as a parcel. */
export function classByWeight(deliveryClass: DeliveryClass, weightGrams: number): DeliveryClass {
  const isTooHeavy = deliveryClass === 'letterbox' && weightGrams > heaviestGrams.letterbox
  return isTooHeavy ? 'parcel' : deliveryClass
}
