import type { DeliverySlot } from '@sluimer/domain/delivery/delivery-days'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import type { Tx } from '../../../platform/db/database.ts'
import { findSellableVariants } from '../../catalog/variant/find-sellable-variants.ts'
import { findFullParts } from '../../delivery/find-full-parts.ts'
import { findFirstVisit } from '../../delivery/promise-line.ts'
import { listShippingOptions } from '../../delivery/shipping-options.ts'
import { toLineArrival } from '../../delivery/to-line-arrival.ts'
import { toOrderArea } from '../destination/delivery-area.ts'
import { type OrderLineRow, type OrderRow, setLineDelivery } from '../rows/order.queries.ts'
import { listHeld } from './reservation.queries.ts'

/**
 * Updates when the goods of an order arrive, as of the moment of payment. That can be days after the order was placed,
 * when a promised day would be in the past. A chosen day that is kept does not change.
 */
export async function renewArrival(
  tx: Tx,
  {
    order,
    lines,
    slot,
    now,
  }: { order: OrderRow; lines: readonly OrderLineRow[]; slot: DeliverySlot | undefined; now: Date },
): Promise<OrderRow['shippingMethod']> {
  const isAsPlaced = toAmsterdamDate(now) === toAmsterdamDate(order.placedAt)
  if (isAsPlaced && (order.deliverySlot === null || slot !== undefined)) return order.shippingMethod
  const area = toOrderArea(order.details)
  const goods = await findGoods(tx, order, lines, now)
  const isVisited = goods.some((line) => line.deliveryClass === 'two_man')
  const full = isVisited ? await findFullParts(tx, area, now) : []
  const options = listShippingOptions({ area, full, lines: goods, subTotalCents: order.subTotalCents, now })
  const same = options.find((option) => option.code === order.shippingMethod.code)
  if (same === undefined) return order.shippingMethod
  for (const line of goods)
    await setLineDelivery(tx, line.lineId, toLineArrival(line, { area, slot, method: same }, now))
  return slot === undefined
    ? { ...order.shippingMethod, delivery: same.arrival, day: same.arrivalDay }
    : order.shippingMethod
}

/** Whether two people can still come on the day that was chosen when the order was placed. */
export async function isDayInTime(
  tx: Tx,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  now: Date,
): Promise<boolean> {
  if (order.deliverySlot === null) return true
  const earliest = findFirstVisit(await findGoods(tx, order, lines, now), toOrderArea(order.details), now)
  return earliest !== undefined && order.deliverySlot.date >= earliest
}

/** Returns the goods as they can leave now, with the pieces that the order holds. */
async function findGoods(tx: Tx, order: OrderRow, lines: readonly OrderLineRow[], now: Date) {
  const variants = await findSellableVariants(
    tx,
    lines.map((line) => line.variantId),
    now,
  )
  const held = new Map((await listHeld(tx, order.id)).map((line) => [line.variantId, line.quantity]))
  return lines.flatMap(({ id, variantId, quantity, configuration }) => {
    const variant = variants.get(variantId)
    // A bed takes as long as its slowest part, whatever the set says.
    const made = configuration && {
      weightGrams: configuration.weightGrams,
      leadTimeDays: configuration.leadTimeDays,
    }
    return variant ? [{ ...variant, ...made, lineId: id, quantity, pieces: held.get(variantId) ?? 0 }] : []
  })
}
