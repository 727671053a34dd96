/** How goods travel, the lightest first: through the letterbox, as a parcel, or carried in by two people. */
export const deliveryClasses = ['letterbox', 'parcel', 'two_man'] as const

export type DeliveryClass = (typeof deliveryClasses)[number]

/** The class a whole shipment travels in: that of its heaviest goods. Undefined without goods. */
export function deliveryClassOf(classes: readonly DeliveryClass[]): DeliveryClass | undefined {
  return deliveryClasses.findLast((deliveryClass) => classes.includes(deliveryClass))
}
