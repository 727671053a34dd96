import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../platform/db/database.ts'
import { capture, refund } from './tables.ts'

export type Refund = typeof refund.$inferSelect
export type Capture = typeof capture.$inferSelect

export async function insertRefund(tx: Tx, row: Refund): Promise<void> {
  await tx.insert(refund).values(row)
}

export async function setRefundAnswer(
  db: Connection,
  id: string,
  answer: Pick<Refund, 'status'> & Partial<Pick<Refund, 'providerId'>>,
  at: Date,
): Promise<void> {
  await db
    .update(refund)
    .set({ ...answer, updatedAt: at })
    .where(eq(refund.id, id))
}

/**
 * Writes down that the provider refused a refund, unless another run of the job got a better answer meanwhile; false then.
 * What the provider did is never taken for undone.
 */
export async function refuseRefund(db: Connection, id: string, at: Date): Promise<boolean> {
  const refused = await db
    .update(refund)
    .set({ status: 'failed', updatedAt: at })
    .where(and(eq(refund.id, id), eq(refund.status, 'requested')))
    .returning({ id: refund.id })
  return refused.length === 1
}

/** Refunds in one of these states, the oldest first. */
export function listRefunds(
  db: Connection,
  statuses: readonly Refund['status'][],
  limit: number,
): Promise<Refund[]> {
  return db
    .select()
    .from(refund)
    .where(inArray(refund.status, [...statuses]))
    .orderBy(asc(refund.createdAt))
    .limit(limit)
}

/** What went back of a payment, or is on its way back, in cents. */
export async function refundedCents(db: Connection, paymentId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${refund.amountCents}), 0)` })
    .from(refund)
    .where(
      and(
        eq(refund.paymentId, paymentId),
        inArray(refund.status, ['requested', 'queued', 'pending', 'processing', 'refunded']),
      ),
    )
  return Number(row?.cents ?? 0)
}

export async function insertCapture(tx: Tx, row: Capture): Promise<void> {
  await tx.insert(capture).values(row)
}

/** Amounts that the provider has not been asked for yet, the oldest first. */
export function listRequestedCaptures(db: Connection, limit: number): Promise<Capture[]> {
  return db
    .select()
    .from(capture)
    .where(eq(capture.status, 'requested'))
    .orderBy(asc(capture.createdAt))
    .limit(limit)
}

export async function setCaptureDone(db: Connection, id: string, at: Date): Promise<void> {
  await db.update(capture).set({ status: 'done', updatedAt: at }).where(eq(capture.id, id))
}

/** As `refuseRefund`. */
export async function refuseCapture(db: Connection, id: string, at: Date): Promise<boolean> {
  const refused = await db
    .update(capture)
    .set({ status: 'refused', updatedAt: at })
    .where(and(eq(capture.id, id), eq(capture.status, 'requested')))
    .returning({ id: capture.id })
  return refused.length === 1
}

/** What was taken of a promise, or is being taken, in cents. */
export async function capturedCents(db: Connection, paymentId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${capture.amountCents}), 0)` })
    .from(capture)
    .where(and(eq(capture.paymentId, paymentId), inArray(capture.status, ['requested', 'done'])))
  return Number(row?.cents ?? 0)
}
