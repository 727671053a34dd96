import { asc, eq, type SQL } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { rowsInside } from '../../../platform/db/rows-inside.ts'
import { shipment } from './shipment-tables.ts'

export type ShipmentRow = typeof shipment.$inferSelect

export async function insertShipment(tx: Tx, row: ShipmentRow): Promise<void> {
  await tx.insert(shipment).values(row)
}

export function listShipments(db: Connection, orderId: string): Promise<ShipmentRow[]> {
  return db.select().from(shipment).where(eq(shipment.orderId, orderId)).orderBy(asc(shipment.shippedAt))
}

/** Returns the same shipments as a field of a query. */
export function shipmentsInside(orderId: string): SQL<ShipmentRow[]> {
  return rowsInside(shipment, { where: eq(shipment.orderId, orderId), orderBy: asc(shipment.shippedAt) })
}
