import { eq } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { reviewInvitation, reviewOptOut } from './tables.ts'

/** Records an invitation; false when this order was asked before. */
export async function insertInvitation(tx: Tx, orderId: string, now: Date): Promise<boolean> {
  const inserted = await tx
    .insert(reviewInvitation)
    .values({ orderId, invitedAt: now })
    .onConflictDoNothing()
    .returning()
  return inserted.length > 0
}

export async function wasInvited(db: Connection, orderId: string): Promise<boolean> {
  return (await db.$count(reviewInvitation, eq(reviewInvitation.orderId, orderId))) > 0
}

export async function insertOptOut(tx: Tx, emailHash: string, now: Date): Promise<void> {
  await tx.insert(reviewOptOut).values({ emailHash, leftAt: now }).onConflictDoNothing()
}

export async function hasOptedOut(db: Connection, emailHash: string): Promise<boolean> {
  return (await db.$count(reviewOptOut, eq(reviewOptOut.emailHash, emailHash))) > 0
}
