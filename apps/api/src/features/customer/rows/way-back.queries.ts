import { asc, eq, gt } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { wayBack } from './tables.ts'

export type WayBackRow = typeof wayBack.$inferSelect

export async function findWayBack(db: Connection, customerId: string): Promise<WayBackRow | undefined> {
  const [row] = await db.select().from(wayBack).where(eq(wayBack.customerId, customerId))
  return row
}

/** Begins a wait for a customer whom the caller holds and who has none. */
export async function insertWayBack(tx: Tx, row: WayBackRow): Promise<void> {
  await tx.insert(wayBack).values(row)
}

export async function setWayBack(
  tx: Tx,
  customerId: string,
  values: Partial<Pick<WayBackRow, 'halfToldAt' | 'eveToldAt'>>,
): Promise<void> {
  await tx.update(wayBack).set(values).where(eq(wayBack.customerId, customerId))
}

/** Ends the wait of a customer, and returns it; undefined when there is none. */
export async function deleteWayBack(tx: Tx, customerId: string): Promise<WayBackRow | undefined> {
  const [row] = await tx.delete(wayBack).where(eq(wayBack.customerId, customerId)).returning()
  return row
}

/** Lists the ids of customers who wait, after the given id. */
export async function listWaiting(db: Connection, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: wayBack.customerId })
    .from(wayBack)
    .where(gt(wayBack.customerId, after))
    .orderBy(asc(wayBack.customerId))
    .limit(limit)
  return rows.map(({ id }) => id)
}
