import { and, asc, eq, isNotNull, lt } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import type { ReviewRow } from './review.queries.ts'
import { review } from './tables.ts'

/** Lists reviews that wait for moderation, the oldest first. */
export function listWaitingReviews(db: Connection, limit: number): Promise<ReviewRow[]> {
  return db
    .select()
    .from(review)
    .where(eq(review.state, 'submitted'))
    .orderBy(asc(review.writtenAt), asc(review.id))
    .limit(limit)
}

export async function findReview(db: Connection, id: number): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(review).where(eq(review.id, id))
  return row
}

export function listReviewsByEmail(db: Connection, emailHash: string): Promise<ReviewRow[]> {
  return db.select().from(review).where(eq(review.emailHash, emailHash)).orderBy(asc(review.id))
}

export async function updateReview(
  tx: Tx,
  id: number,
  changes: Partial<Pick<ReviewRow, 'state' | 'decidedAt' | 'answer' | 'answeredAt' | 'tellAt'>>,
): Promise<void> {
  await tx.update(review).set(changes).where(eq(review.id, id))
}

export async function deleteReview(tx: Tx, id: number): Promise<void> {
  await tx.delete(review).where(eq(review.id, id))
}

/** Deletes reviews in a state that were written before a moment. */
export async function deleteOldReviews(tx: Tx, state: 'submitted' | 'rejected', before: Date): Promise<void> {
  await tx.delete(review).where(and(eq(review.state, state), lt(review.writtenAt, before)))
}

/** Forgets where the writers of reviews from before a moment wanted to hear of an answer. */
export async function forgetTellAddresses(tx: Tx, before: Date): Promise<void> {
  await tx
    .update(review)
    .set({ tellAt: null })
    .where(and(isNotNull(review.tellAt), lt(review.writtenAt, before)))
}
