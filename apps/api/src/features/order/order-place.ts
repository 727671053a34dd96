import type { Tx } from '../../platform/db/database.ts'
import { setHeldDay } from '../cart/cart.queries.ts'
import { lockDays, returnPlace, takePlace } from '../delivery/delivery-place.ts'
import { deleteHeldDay, findHeldDay, insertHeldDay } from './delivery-reservation.queries.ts'
import type { OrderRow } from './order.queries.ts'

type Order = Pick<OrderRow, 'id' | 'cartId' | 'deliverySlot'>

/**
 * Holds the order's place on its delivery day, like stock: true when it has one, or needs none. False when the day is full.
 * Held already, it stays as it is.
 */
export async function holdPlace(tx: Tx, order: Order): Promise<boolean> {
  if (order.deliverySlot === null) return true
  if ((await findHeldDay(tx, order.id)) !== undefined) return true
  const { area, date } = order.deliverySlot
  if (!(await takePlace(tx, { area, date }))) return false
  await insertHeldDay(tx, order.id, { area, date })
  await setHeldDay(tx, order.cartId, { area, date })
  return true
}

/** Gives the order's place to the next shopper; nothing when it has none. */
export async function letGoOfPlace(tx: Tx, order: Order): Promise<void> {
  const day = await deleteHeldDay(tx, order.id)
  if (day === undefined) return
  await returnPlace(tx, day)
  await setHeldDay(tx, order.cartId, null)
}

/**
 * Gives up the place of an order for that of the one that replaces it; false when its day is full. Both days are locked at
 * once: two shoppers who swap days never wait in a circle.
 */
export async function swapPlace(tx: Tx, older: Order, order: Order): Promise<boolean> {
  const held = await findHeldDay(tx, older.id)
  const { deliverySlot: wanted } = order
  const isSame = held?.area === wanted?.area && held?.date === wanted?.date
  const days = [held, isSame ? null : wanted].filter((day) => day !== undefined && day !== null)
  await lockDays(tx, days)
  await letGoOfPlace(tx, older)
  return holdPlace(tx, order)
}
