import { classByWeight, type DeliveryClass, deliveryClassOf, type SentGoods, weightOf } from './goods.ts'

/** Goods that leave together: what two people carry in, or what goes with the parcel service or the post. */
export type ShipmentGroup<Line> = { deliveryClass: DeliveryClass; lines: Line[] }

/**
 * How the goods of one order are split: large ones by two people, all others as one parcel, or through the letterbox when
 * nothing bigger is among them and they are not too heavy for it. Large goods first; a group without goods is left out.
 */
export function shipmentsOf<Line extends SentGoods>(lines: readonly Line[]): ShipmentGroup<Line>[] {
  const large = lines.filter((line) => line.deliveryClass === 'two_man')
  const small = lines.filter((line) => line.deliveryClass !== 'two_man')
  return [large, small].flatMap((group) => {
    const deliveryClass = deliveryClassOf(group.map((line) => line.deliveryClass))
    if (deliveryClass === undefined) return []
    return [{ deliveryClass: classByWeight(deliveryClass, weightOf(group)), lines: group }]
  })
}
