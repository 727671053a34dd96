import type { RoundPlace } from '@sluimer/domain/delivery/delivery-days'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { deliveryReservation } from '../rows/tables.ts'

const { area, date, part } = deliveryReservation

export async function insertHeldPlace(tx: Tx, orderId: string, place: RoundPlace): Promise<void> {
  await tx.insert(deliveryReservation).values({ orderId, ...place })
}

/** Returns the place that an order has on a day of two-man deliveries. */
export async function findHeldPlace(tx: Tx, orderId: string): Promise<RoundPlace | undefined> {
  const [row] = await tx
    .select({ area, date, part })
    .from(deliveryReservation)
    .where(eq(deliveryReservation.orderId, orderId))
  return row
}

/** Deletes and returns the place of an order. */
export async function deleteHeldPlace(tx: Tx, orderId: string): Promise<RoundPlace | undefined> {
  const [row] = await tx
    .delete(deliveryReservation)
    .where(eq(deliveryReservation.orderId, orderId))
    .returning({ area, date, part })
  return row
}
