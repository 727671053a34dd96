import { amsterdamDate } from '@sluimer/domain/time/amsterdam'
import type { Tx } from '../../platform/db/database.ts'
import { findSellableVariants } from '../catalog/find-sellable-variants.ts'
import { shippingOptions } from '../delivery/shipping-options.ts'
import { countryOf } from './agreement.ts'
import type { OrderLineRow, OrderRow } from './order.queries.ts'
import { listHeld } from './reservation.queries.ts'

/**
 * When the goods of an order come, as known when it is paid. That can be days after it was placed, and a day that was
 * promised then would be over.
 */
export async function renewArrival(
  tx: Tx,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  now: Date,
): Promise<OrderRow['shippingMethod']> {
  if (amsterdamDate(now) === amsterdamDate(order.placedAt)) return order.shippingMethod
  const variantIds = lines.map((line) => line.variantId)
  const variants = await findSellableVariants(tx, variantIds, now)
  const held = new Map((await listHeld(tx, order.id)).map((line) => [line.variantId, line.quantity]))
  const goods = lines.flatMap(({ variantId, quantity }) => {
    const variant = variants.get(variantId)
    return variant ? [{ ...variant, quantity, pieces: held.get(variantId) ?? 0 }] : []
  })
  const country = countryOf(order.details)
  const options = shippingOptions({ country, lines: goods, subTotalCents: order.subTotalCents, now })
  const same = options.find((option) => option.code === order.shippingMethod.code)
  return same === undefined ? order.shippingMethod : { ...order.shippingMethod, delivery: same.arrival }
}
