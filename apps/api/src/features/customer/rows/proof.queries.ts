import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { mailboxProof } from './tables.ts'

export type ProofRow = typeof mailboxProof.$inferSelect
export type ProofPurpose = ProofRow['purpose']
export type WaitingRegistration = NonNullable<ProofRow['registration']>

export async function insertProof(tx: Tx, row: ProofRow): Promise<void> {
  await tx.insert(mailboxProof).values(row)
}

export async function findProof(db: Connection, id: string): Promise<ProofRow | undefined> {
  const [row] = await db.select().from(mailboxProof).where(eq(mailboxProof.id, id))
  return row
}

/** Locks a proof that can still be used. */
export async function lockProof(
  tx: Tx,
  id: string,
  purpose: ProofPurpose,
  now: Date,
): Promise<ProofRow | undefined> {
  const [row] = await tx
    .select()
    .from(mailboxProof)
    .where(
      and(
        eq(mailboxProof.id, id),
        eq(mailboxProof.purpose, purpose),
        isNull(mailboxProof.usedAt),
        gt(mailboxProof.expiresAt, now),
      ),
    )
    .for('update')
  return row
}

/** Locks the newest proof that a browser asked for and can still use: an older code no longer counts. */
export async function lockNewestProof(
  tx: Tx,
  browserHash: string,
  purpose: ProofPurpose,
  now: Date,
): Promise<ProofRow | undefined> {
  const [row] = await tx
    .select()
    .from(mailboxProof)
    .where(and(eq(mailboxProof.browserHash, browserHash), eq(mailboxProof.purpose, purpose)))
    .orderBy(desc(mailboxProof.createdAt))
    .limit(1)
    .for('update')
  const isOpen = row !== undefined && row.usedAt === null && row.expiresAt > now && row.triesLeft > 0
  return isOpen ? row : undefined
}

export async function setProof(
  tx: Tx,
  id: string,
  values: Partial<Pick<ProofRow, 'usedAt' | 'triesLeft'>>,
): Promise<void> {
  await tx.update(mailboxProof).set(values).where(eq(mailboxProof.id, id))
}

/** Ends what else was mailed to an address: once its owner is in, nothing older opens the account. */
export async function deleteOpenProofs(tx: Tx, emailName: string): Promise<void> {
  await tx.delete(mailboxProof).where(and(eq(mailboxProof.emailName, emailName), isNull(mailboxProof.usedAt)))
}

export async function deleteEndedProofs(tx: Tx, before: Date): Promise<void> {
  await tx.delete(mailboxProof).where(lt(mailboxProof.expiresAt, before))
}
