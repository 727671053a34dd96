import type { Tx } from '../../../platform/db/database.ts'
import { setHeldDay } from '../../cart/rows/cart.queries.ts'
import { lockPlaces, returnPlace, takePlace } from '../../delivery/delivery-place.ts'
import type { OrderRow } from '../rows/order.queries.ts'
import { deleteHeldPlace, findHeldPlace, insertHeldPlace } from './delivery-reservation.queries.ts'

type Order = Pick<OrderRow, 'id' | 'cartId' | 'deliverySlot'>

/**
 * Holds the order's place on its delivery day, like stock: true when it has one, or needs none. False when the day, or its part, is full.
 * Held already, it stays as it is.
 */
export async function holdPlace(tx: Tx, order: Order): Promise<boolean> {
  if (order.deliverySlot === null) return true
  if ((await findHeldPlace(tx, order.id)) !== undefined) return true
  const { area, date, part } = order.deliverySlot
  const place = { area, date, part }
  if (!(await takePlace(tx, place))) return false
  await insertHeldPlace(tx, order.id, place)
  await setHeldDay(tx, order.cartId, place)
  return true
}

/** Gives the order's place to the next shopper; nothing when it has none. */
export async function letGoOfPlace(tx: Tx, order: Order): Promise<void> {
  const place = await deleteHeldPlace(tx, order.id)
  if (place === undefined) return
  await returnPlace(tx, place)
  await setHeldDay(tx, order.cartId, null)
}

/**
 * Gives up the place of an order for that of the one that replaces it; false when there is none. Both are locked at once:
 * two shoppers who swap days never wait in a circle.
 */
export async function swapPlace(tx: Tx, older: Order, order: Order): Promise<boolean> {
  const held = await findHeldPlace(tx, older.id)
  const places = [held, order.deliverySlot].filter((place) => place !== undefined && place !== null)
  await lockPlaces(tx, places)
  await letGoOfPlace(tx, older)
  return holdPlace(tx, order)
}
