import { calculatePauseMs } from '@sluimer/domain/payment/asking-again'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/db/database.ts'
import { capture, payment, refund } from './tables.ts'

/** Longer than all calls for one row take together. A process that dies in between holds its row no longer than this. */
const leaseMs = 2 * 60_000

/** The work that a job asks of the provider, one row at a time. */
const tables = { capture, refund, promise: payment }
export type Work = keyof typeof tables

export interface Claim {
  id: string
  /** Number of tries since the last progress, starting at 1. */
  tries: number
  /** Until when no other run claims the row; it also proves that the claim is still ours. */
  nextTryAt: Date
}

/**
 * Claims the row that is due first, and keeps it from every other run and node until the lease ends. Undefined when
 * nothing is due. If a process dies, another one can claim its row after that.
 */
export async function claimNext(db: Connection, work: Work, now: Date): Promise<Claim | undefined> {
  const table = tables[work]
  const first = db
    .select({ id: table.id })
    .from(table)
    .where(lte(table.nextTryAt, now))
    .orderBy(asc(table.nextTryAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const nextTryAt = new Date(now.getTime() + leaseMs)
  const [claimed] = await db
    .update(table)
    .set({ tries: sql`${table.tries} + 1`, nextTryAt })
    .where(eq(table.id, sql`(${first})`))
    .returning({ id: table.id, tries: table.tries })
  return claimed && { ...claimed, nextTryAt }
}

/** Postpones a row that made no progress, with a growing pause. Does nothing when the claim is no longer ours. */
export async function postpone(db: Connection, work: Work, claim: Claim, now: Date): Promise<void> {
  const table = tables[work]
  const nextTryAt = new Date(now.getTime() + calculatePauseMs(claim.tries))
  await db.update(table).set({ nextTryAt }).where(isOurs(work, claim))
}

/** Postpones a row that cannot be requested yet, as if it had not been claimed. Does nothing if it is no longer ours. */
export async function waitUntil(db: Connection, work: Work, claim: Claim, nextTryAt: Date): Promise<void> {
  await db
    .update(tables[work])
    .set({ tries: claim.tries - 1, nextTryAt })
    .where(isOurs(work, claim))
}

/** Ends the work on a row until `nextTryAt`, or for good. Does nothing when the claim is no longer ours. */
export async function finish(
  db: Connection,
  work: Work,
  claim: Claim,
  nextTryAt: Date | null,
): Promise<void> {
  await db.update(tables[work]).set({ tries: 0, nextTryAt }).where(isOurs(work, claim))
}

/** Matches a row only while the claim on it is still ours. */
export function isOurs(work: Work, claim: Claim) {
  const { id, nextTryAt } = tables[work]
  return and(eq(id, claim.id), eq(nextTryAt, claim.nextTryAt))
}
