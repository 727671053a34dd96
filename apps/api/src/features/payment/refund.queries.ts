import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection, Tx } from '../../platform/db/database.ts'
import { capture, refund } from './tables.ts'

export type Refund = typeof refund.$inferSelect
export type Capture = typeof capture.$inferSelect

type Asked = 'id' | 'paymentId' | 'amountCents' | 'description'

/** Writes down that money is to go back; the job that moves money asks for it as soon as it can. */
export async function insertRefund(tx: Tx, asked: Pick<Refund, Asked>, at: Date): Promise<void> {
  await tx.insert(refund).values({ ...asked, ...requestedAt(at) })
}

/** Writes down that a part of a promise is to be taken; as `insertRefund`. */
export async function insertCapture(
  tx: Tx,
  asked: Pick<Capture, Asked | 'retryOf'>,
  at: Date,
): Promise<void> {
  await tx.insert(capture).values({ ...asked, ...requestedAt(at) })
}

function requestedAt(at: Date) {
  return { status: 'requested', nextTryAt: at, createdAt: at, updatedAt: at } as const
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

/** What was taken of a promise, or is being taken, in cents. */
export async function capturedCents(db: Connection, paymentId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${capture.amountCents}), 0)` })
    .from(capture)
    .where(
      and(eq(capture.paymentId, paymentId), inArray(capture.status, ['requested', 'pending', 'succeeded'])),
    )
  return Number(row?.cents ?? 0)
}

/** Whether a part of a promise is being taken at this moment: until that is known nothing of it can go back. */
export async function isBeingCaptured(db: Connection, paymentId: string): Promise<boolean> {
  const isUnderWay = inArray(capture.status, ['requested', 'pending'])
  return (await db.$count(capture, and(eq(capture.paymentId, paymentId), isUnderWay))) > 0
}

/** Parts of a promise that did not come and that nobody has asked for once more. */
export async function listFailedCaptures(tx: Tx, paymentId: string): Promise<Capture[]> {
  const retry = alias(capture, 'retry')
  const rows = await tx
    .select({ capture })
    .from(capture)
    .leftJoin(retry, eq(retry.retryOf, capture.id))
    .where(and(eq(capture.paymentId, paymentId), eq(capture.status, 'failed'), isNull(retry.id)))
    .orderBy(asc(capture.createdAt))
  return rows.map((row) => row.capture)
}

/** Everything that was taken of a payment, or given back, the oldest first. */
export async function listMoves(db: Connection, paymentId: string) {
  const taken = await db.select().from(capture).where(eq(capture.paymentId, paymentId))
  const given = await db.select().from(refund).where(eq(refund.paymentId, paymentId))
  const moves = [
    ...taken.map((row) => ({ kind: 'capture', ...row })),
    ...given.map((row) => ({ kind: 'refund', ...row })),
  ]
  return moves.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}
