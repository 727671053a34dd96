import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import type { CustomerRow } from './customer.queries.ts'
import { customer, customerSession } from './tables.ts'

export type SessionRow = typeof customerSession.$inferSelect

/** Returns a session that has not ended, with its customer. */
export async function findSession(
  db: Connection,
  tokenHash: string,
  now: Date,
): Promise<{ session: SessionRow; customer: CustomerRow } | undefined> {
  const [row] = await db
    .select({ session: customerSession, customer })
    .from(customerSession)
    .innerJoin(customer, eq(customer.id, customerSession.customerId))
    .where(and(eq(customerSession.tokenHash, tokenHash), gt(customerSession.endsAt, now)))
  return row
}

export async function insertSession(tx: Tx, row: SessionRow): Promise<void> {
  await tx.insert(customerSession).values(row)
}

export async function setSession(
  db: Connection,
  id: string,
  values: Partial<Pick<SessionRow, 'tokenHash' | 'usedAt' | 'provenAt' | 'method' | 'endsAt'>>,
): Promise<void> {
  await db.update(customerSession).set(values).where(eq(customerSession.id, id))
}

export async function listSessions(db: Connection, customerId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(customerSession)
    .where(and(eq(customerSession.customerId, customerId), gt(customerSession.endsAt, now)))
    .orderBy(desc(customerSession.usedAt), desc(customerSession.createdAt))
}

/** Ends one session of a customer; false when they have none with that id. */
export async function deleteSession(db: Connection, customerId: string, id: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(customerSession)
    .where(and(eq(customerSession.customerId, customerId), eq(sql`${customerSession.id}::text`, id)))
  return (rowCount ?? 0) > 0
}

export async function deleteSessionByToken(db: Connection, tokenHash: string): Promise<void> {
  await db.delete(customerSession).where(eq(customerSession.tokenHash, tokenHash))
}

/** Ends the sessions of a customer, all of them or all but one. Returns how many those were. */
export async function deleteSessions(db: Connection, customerId: string, exceptId?: string): Promise<number> {
  const own = eq(customerSession.customerId, customerId)
  const { rowCount } = await db
    .delete(customerSession)
    .where(exceptId === undefined ? own : and(own, ne(customerSession.id, exceptId)))
  return rowCount ?? 0
}

/** Ends the sessions of all customers. Returns how many those were. */
export async function deleteAllSessions(db: Connection): Promise<number> {
  const { rowCount } = await db.delete(customerSession)
  return rowCount ?? 0
}

/** Deletes sessions that ended before a moment. */
export async function deleteEndedSessions(tx: Tx, before: Date): Promise<void> {
  await tx.delete(customerSession).where(lt(customerSession.endsAt, before))
}
