import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection, Tx } from '../../platform/db/database.ts'
import { capture, refund } from './tables.ts'

export type Refund = typeof refund.$inferSelect
export type Capture = typeof capture.$inferSelect

type Asked = 'id' | 'paymentId' | 'amountCents' | 'description'

/** Records a refund to make; the job that moves money requests it as soon as it can. */
export async function insertRefund(tx: Tx, asked: Pick<Refund, Asked>, at: Date): Promise<void> {
  await tx.insert(refund).values({ ...asked, ...requestedAt(at) })
}

/** Records a part of a promise to capture, as `insertRefund` does for a refund. */
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

/** Returns how much of a payment was refunded or is being refunded, in cents. */
export async function sumRefundedCents(db: Connection, paymentId: string): Promise<number> {
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

/** Returns how much of a promise was captured or is being captured, in cents. */
export async function sumCapturedCents(db: Connection, paymentId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${capture.amountCents}), 0)` })
    .from(capture)
    .where(
      and(eq(capture.paymentId, paymentId), inArray(capture.status, ['requested', 'pending', 'succeeded'])),
    )
  return Number(row?.cents ?? 0)
}

/** Whether part of a promise is being captured at this moment. Until the result is known, none of it can be refunded. */
export async function isBeingCaptured(db: Connection, paymentId: string): Promise<boolean> {
  const isUnderWay = inArray(capture.status, ['requested', 'pending'])
  return (await db.$count(capture, and(eq(capture.paymentId, paymentId), isUnderWay))) > 0
}

/** Lists failed captures of a promise that nobody has repeated. */
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

/** Lists all captures and refunds of a payment, the oldest first. */
export async function listMoves(db: Connection, paymentId: string) {
  const taken = await db.select().from(capture).where(eq(capture.paymentId, paymentId))
  const given = await db.select().from(refund).where(eq(refund.paymentId, paymentId))
  const moves = [
    ...taken.map((row) => ({ kind: 'capture', ...row })),
    ...given.map((row) => ({ kind: 'refund', ...row })),
  ]
  return moves.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}
