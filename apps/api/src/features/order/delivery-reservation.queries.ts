import type { RoundDay } from '@sluimer/domain/delivery/delivery-days'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { deliveryReservation } from './tables.ts'

export async function insertHeldDay(tx: Tx, orderId: string, day: RoundDay): Promise<void> {
  await tx.insert(deliveryReservation).values({ orderId, area: day.area, date: day.date })
}

/** The day on which an order has a place. */
export async function findHeldDay(tx: Tx, orderId: string): Promise<RoundDay | undefined> {
  const [row] = await tx
    .select({ area: deliveryReservation.area, date: deliveryReservation.date })
    .from(deliveryReservation)
    .where(eq(deliveryReservation.orderId, orderId))
  return row
}

/** Forgets the day of an order, and answers which one that was. */
export async function deleteHeldDay(tx: Tx, orderId: string): Promise<RoundDay | undefined> {
  const [row] = await tx
    .delete(deliveryReservation)
    .where(eq(deliveryReservation.orderId, orderId))
    .returning({ area: deliveryReservation.area, date: deliveryReservation.date })
  return row
}
