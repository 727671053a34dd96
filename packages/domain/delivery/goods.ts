/** How goods travel, from the lightest: through the letterbox, as a parcel, or carried in by two people. */
export const deliveryClasses = ['letterbox', 'parcel', 'two_man'] as const

export type DeliveryClass = (typeof deliveryClasses)[number]

/** Returns the class of a whole shipment, which is that of its heaviest goods. Undefined without goods. */
export function chooseDeliveryClass(classes: readonly DeliveryClass[]): DeliveryClass | undefined {
  return deliveryClasses.findLast((deliveryClass) => classes.includes(deliveryClass))
}

/** Goods of one kind in a shipment: how they travel, how many there are, and the weight of a piece when it is known. */
export interface SentGoods {
  deliveryClass: DeliveryClass
  quantity: number
  weightGrams: number | null
}

/**
 * The highest total weight that still goes through a letterbox, or to a pick-up point. Carriers accept a little more;
 * the packaging takes up the difference.
 */
export const heaviestGrams = { letterbox: 1_900, pickup: 20_000 } as const

/** Returns the total weight of the goods, as far as it is known. */
export function sumWeightGrams(goods: readonly SentGoods[]): number {
  return goods.reduce((sum, { quantity, weightGrams }) => sum + quantity * (weightGrams ?? 0), 0)
}

/** Returns the class in which a shipment of this weight travels: goods too heavy for a letterbox go as a parcel. */
export function chooseClassByWeight(deliveryClass: DeliveryClass, weightGrams: number): DeliveryClass {
  const isTooHeavy = deliveryClass === 'letterbox' && weightGrams > heaviestGrams.letterbox
  return isTooHeavy ? 'parcel' : deliveryClass
}
