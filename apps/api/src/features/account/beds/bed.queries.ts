import { and, asc, desc, eq } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { customerBed } from './tables.ts'

export type OwnBedRow = typeof customerBed.$inferSelect

/** Lists the beds that a customer keeps, the one kept last first. */
export async function listBedRows(db: Connection, customerId: string): Promise<OwnBedRow[]> {
  return db
    .select()
    .from(customerBed)
    .where(eq(customerBed.customerId, customerId))
    .orderBy(desc(customerBed.keptAt), asc(customerBed.configurationId))
}

export async function insertBed(tx: Tx, row: OwnBedRow): Promise<void> {
  await tx.insert(customerBed).values(row)
}

/** Returns whether the customer has that bed. */
export async function setBedName(
  tx: Tx,
  { customerId, id, name }: { customerId: string; id: string; name: string },
): Promise<boolean> {
  const { rowCount } = await tx.update(customerBed).set({ name }).where(isBed(customerId, id))
  return rowCount === 1
}

/** Returns whether the customer had that bed. */
export async function deleteBed(tx: Tx, customerId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.delete(customerBed).where(isBed(customerId, id))
  return rowCount === 1
}

const isBed = (customerId: string, id: string) =>
  and(eq(customerBed.customerId, customerId), eq(customerBed.configurationId, id))
