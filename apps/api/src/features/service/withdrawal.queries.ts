import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../platform/db/database.ts'
import { withdrawal } from './tables.ts'

export type WithdrawalRow = typeof withdrawal.$inferSelect

export async function findWithdrawal(db: Connection, id: string): Promise<WithdrawalRow | undefined> {
  const [row] = await db.select().from(withdrawal).where(eq(withdrawal.id, id))
  return row
}

export async function findWithdrawalByReference(
  db: Connection,
  reference: string,
): Promise<WithdrawalRow | undefined> {
  const [row] = await db.select().from(withdrawal).where(eq(withdrawal.reference, reference))
  return row
}

export async function findWithdrawalByFingerprint(
  db: Connection,
  fingerprint: string,
): Promise<WithdrawalRow | undefined> {
  const [row] = await db.select().from(withdrawal).where(eq(withdrawal.fingerprint, fingerprint))
  return row
}

export async function countWithdrawals(db: Connection, email: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ statements: count() })
    .from(withdrawal)
    .where(and(eq(withdrawal.email, email), gt(withdrawal.receivedAt, since)))
  return row?.statements ?? 0
}

export async function insertWithdrawal(tx: Tx, row: typeof withdrawal.$inferInsert): Promise<WithdrawalRow> {
  const [inserted] = await tx.insert(withdrawal).values(row).returning()
  if (inserted === undefined) throw new Error('an inserted withdrawal gave no row back')
  return inserted
}

export async function saveVerdict(
  tx: Tx,
  id: string,
  judged: Pick<WithdrawalRow, 'orderId' | 'verdict'>,
): Promise<void> {
  await tx.update(withdrawal).set(judged).where(eq(withdrawal.id, id))
}

/** Marks a statement as settled; false when none that is still open has this reference. */
export async function settleOpenWithdrawal(tx: Tx, reference: string, settledAt: Date): Promise<boolean> {
  const settled = await tx
    .update(withdrawal)
    .set({ settledAt })
    .where(and(eq(withdrawal.reference, reference), isNull(withdrawal.settledAt)))
    .returning({ id: withdrawal.id })
  return settled.length > 0
}

/** Lists the statements that nobody has settled yet, the oldest first. */
export function listUnsettledWithdrawals(db: Connection, limit: number): Promise<WithdrawalRow[]> {
  return db
    .select()
    .from(withdrawal)
    .where(isNull(withdrawal.settledAt))
    .orderBy(asc(withdrawal.receivedAt))
    .limit(limit)
}

/** Whether somebody waits for the outcome of a withdrawal. */
export async function hasOpenWithdrawal(db: Connection, emailName: string): Promise<boolean> {
  const own = eq(sql`lower(${withdrawal.email} collate "C")`, emailName)
  const [row] = await db
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(and(own, isNull(withdrawal.settledAt)))
    .limit(1)
  return row !== undefined
}
