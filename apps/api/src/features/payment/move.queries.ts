import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/db/database.ts'
import { type Claim, isOurs } from './claim.queries.ts'
import type { ProviderCapture, ProviderRefund } from './provider.ts'
import type { Capture, Refund } from './refund.queries.ts'
import { capture, refund } from './tables.ts'

/** The fields that refunds and captures share. */
export type Move = Pick<
  Refund | Capture,
  'id' | 'paymentId' | 'amountCents' | 'description' | 'providerId'
> & {
  status: string
}

export async function findRefund(db: Connection, id: string): Promise<Refund | undefined> {
  const [row] = await db.select().from(refund).where(eq(refund.id, id))
  return row
}

export async function findCapture(db: Connection, id: string): Promise<Capture | undefined> {
  const [row] = await db.select().from(capture).where(eq(capture.id, id))
  return row
}

/**
 * Records what the provider says about a refund. Its first answer is always kept, even when it came so late that
 * another run has claimed the refund: the next run then looks again, and this call returns false.
 */
export async function noteRefund(
  db: Connection,
  claim: Claim,
  { id, status }: ProviderRefund,
  at: Date,
): Promise<boolean> {
  const [noted] = await db
    .update(refund)
    .set({ status, ...toOutcomeColumns(refund, claim, id, at) })
    .where(mayBeNoted(refund, claim))
    .returning({ nextTryAt: refund.nextTryAt })
  return noted?.nextTryAt?.getTime() === claim.nextTryAt.getTime()
}

/** Records what the provider says about a capture, as `noteRefund` does for a refund. */
export async function noteCapture(
  db: Connection,
  claim: Claim,
  { id, status }: ProviderCapture,
  at: Date,
): Promise<boolean> {
  const [noted] = await db
    .update(capture)
    .set({ status, ...toOutcomeColumns(capture, claim, id, at) })
    .where(mayBeNoted(capture, claim))
    .returning({ nextTryAt: capture.nextTryAt })
  return noted?.nextTryAt?.getTime() === claim.nextTryAt.getTime()
}

type MoveTable = typeof refund | typeof capture

function toOutcomeColumns({ nextTryAt }: MoveTable, claim: Claim, providerId: string, at: Date) {
  const ours = toTimestamp(claim.nextTryAt)
  return {
    providerId,
    updatedAt: at,
    nextTryAt: sql`case when ${nextTryAt} = ${ours} then ${ours} else ${toTimestamp(at)} end`,
  }
}

function mayBeNoted({ id, nextTryAt, providerId }: MoveTable, claim: Claim) {
  return and(eq(id, claim.id), or(eq(nextTryAt, claim.nextTryAt), isNull(providerId)))
}

/** Records that the provider will never do what was asked; false when another run of the job has gone on with it. */
export async function noteRefusal(
  db: Connection,
  work: 'capture' | 'refund',
  claim: Claim,
  at: Date,
): Promise<boolean> {
  const table = work === 'refund' ? refund : capture
  const refused = await db
    .update(table)
    .set({ status: 'failed', nextTryAt: null, updatedAt: at })
    .where(and(isOurs(work, claim), isNull(table.providerId)))
    .returning({ id: table.id })
  return refused.length === 1
}

/** Makes the next run check what is under way for a payment, because something about it changed at the provider. */
export async function lookAgainSoon(db: Connection, paymentId: string, at: Date): Promise<void> {
  const isUnderWay = (table: MoveTable) =>
    and(eq(table.paymentId, paymentId), inArray(table.status, ['queued', 'pending', 'processing']))
  for (const table of [refund, capture])
    await db
      .update(table)
      .set({ nextTryAt: sql`least(${table.nextTryAt}, ${toTimestamp(at)})` })
      .where(isUnderWay(table))
}

const toTimestamp = (date: Date) => sql`${date.toISOString()}::timestamptz`
