import {
  chooseClassByWeight,
  chooseDeliveryClass,
  type DeliveryClass,
  type SentGoods,
  sumWeightGrams,
} from './goods.ts'

/** Goods that leave together: those that two people carry in, or those that go with the parcel service or the post. */
export interface ShipmentGroup<Line> {
  deliveryClass: DeliveryClass
  lines: Line[]
}

/**
 * Splits the goods of an order: two people bring the large ones; all others go as one parcel, or through the letterbox
 * when nothing among them is bigger or too heavy for it. Large goods come first; a group without goods is left out.
 */
export function splitShipments<Line extends SentGoods>(lines: readonly Line[]): ShipmentGroup<Line>[] {
  const large = lines.filter((line) => line.deliveryClass === 'two_man')
  const small = lines.filter((line) => line.deliveryClass !== 'two_man')
  return [large, small].flatMap((group) => {
    const deliveryClass = chooseDeliveryClass(group.map((line) => line.deliveryClass))
    if (deliveryClass === undefined) return []
    return [{ deliveryClass: chooseClassByWeight(deliveryClass, sumWeightGrams(group)), lines: group }]
  })
}
