import { and, count, eq, gt, lt } from 'drizzle-orm'
import type { Connection, Tx } from '../../platform/db/database.ts'
import { contactMessage } from './tables.ts'

export type ContactMessageRow = typeof contactMessage.$inferSelect

export async function findContactMessage(
  db: Connection,
  fingerprint: string,
): Promise<ContactMessageRow | undefined> {
  const [row] = await db.select().from(contactMessage).where(eq(contactMessage.fingerprint, fingerprint))
  return row
}

export async function countContactMessages(db: Connection, email: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ messages: count() })
    .from(contactMessage)
    .where(and(eq(contactMessage.email, email), gt(contactMessage.receivedAt, since)))
  return row?.messages ?? 0
}

export async function insertContactMessage(tx: Tx, row: ContactMessageRow): Promise<void> {
  await tx.insert(contactMessage).values(row)
}

/** Deletes older questions and returns how many there were. */
export async function deleteContactMessages(tx: Tx, before: Date): Promise<number> {
  const { rowCount } = await tx.delete(contactMessage).where(lt(contactMessage.receivedAt, before))
  return rowCount ?? 0
}
