import { pauseAfterMs } from '@sluimer/domain/payment/asking-again'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/db/database.ts'
import { capture, payment, refund } from './tables.ts'

/** Longer than all calls for one row take together; a process that died in between holds it no longer than this. */
const leaseMs = 2 * 60_000

/** What is asked of the provider by a job, one row at a time. */
const tables = { capture, refund, promise: payment }
export type Work = keyof typeof tables

export interface Claim {
  id: string
  /** 1 for the first time since it last got on. */
  tries: number
  /** Until when nobody else takes it up; also the proof that it is still ours. */
  nextTryAt: Date
}

/**
 * Takes up the row whose turn came first, and keeps it from every other run and node until the lease ends. Undefined when
 * nothing is due. A process that dies leaves it to the next after that.
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

/** Leaves a row that did not get on for later, with a pause that grows; nothing when it is no longer ours. */
export async function postpone(db: Connection, work: Work, claim: Claim, now: Date): Promise<void> {
  const table = tables[work]
  const nextTryAt = new Date(now.getTime() + pauseAfterMs(claim.tries))
  await db.update(table).set({ nextTryAt }).where(isOurs(work, claim))
}

/** Puts off a row that cannot be asked for yet: as if it had not been taken up. Nothing when it is no longer ours. */
export async function waitUntil(db: Connection, work: Work, claim: Claim, nextTryAt: Date): Promise<void> {
  await db
    .update(tables[work])
    .set({ tries: claim.tries - 1, nextTryAt })
    .where(isOurs(work, claim))
}

/** Ends the work on a row for now: it is looked at again at `nextTryAt`, or never. Nothing when it is no longer ours. */
export async function finish(
  db: Connection,
  work: Work,
  claim: Claim,
  nextTryAt: Date | null,
): Promise<void> {
  await db.update(tables[work]).set({ tries: 0, nextTryAt }).where(isOurs(work, claim))
}

/** Whether a row is still in the hands of whoever claimed it. */
export function isOurs(work: Work, claim: Claim) {
  const { id, nextTryAt } = tables[work]
  return and(eq(id, claim.id), eq(nextTryAt, claim.nextTryAt))
}
