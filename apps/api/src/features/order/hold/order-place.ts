import type { Tx } from '../../../platform/db/database.ts'
import { setHeldDay } from '../../cart/rows/cart.queries.ts'
import { lockPlaces, returnPlace, takePlace } from '../../delivery/delivery-place.ts'
import type { OrderRow } from '../rows/order.queries.ts'
import { deleteHeldPlace, findHeldPlace, insertHeldPlace } from './delivery-reservation.queries.ts'

type Order = Pick<OrderRow, 'id' | 'cartId' | 'deliverySlot'>

/**
 * Holds a place for the order on its delivery day, just as stock is held. Returns true when it has one already or needs
 * none, and false when the day, or its part, is full.
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

/** Gives the order's place back, if it has one. */
export async function releasePlace(tx: Tx, order: Order): Promise<void> {
  const place = await deleteHeldPlace(tx, order.id)
  if (place === undefined) return
  await returnPlace(tx, place)
  await setHeldDay(tx, order.cartId, null)
}

/**
 * Exchanges the place of an order for one of the order that replaces it; false when the new day is full. Both days are
 * locked at once, so that two shoppers who swap days never wait for each other.
 */
export async function replacePlace(tx: Tx, older: Order, order: Order): Promise<boolean> {
  const held = await findHeldPlace(tx, older.id)
  const places = [held, order.deliverySlot].filter((place) => place !== undefined && place !== null)
  await lockPlaces(tx, places)
  await releasePlace(tx, older)
  return holdPlace(tx, order)
}
