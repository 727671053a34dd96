import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import type { ReviewRow } from './review.queries.ts'
import { review, reviewVote } from './tables.ts'

export type VoteRow = typeof reviewVote.$inferInsert

/** Finds a published review and lets no other vote on it come in between. */
export async function lockPublishedReview(tx: Tx, id: number): Promise<ReviewRow | undefined> {
  const isShown = and(eq(review.id, id), eq(review.state, 'published'))
  const [row] = await tx.select().from(review).where(isShown).for('no key update')
  return row
}

const isOf = ({ reviewId, voterHash }: Pick<VoteRow, 'reviewId' | 'voterHash'>) =>
  and(eq(reviewVote.reviewId, reviewId), eq(reviewVote.voterHash, voterHash))

export async function hasVoted(tx: Tx, vote: Pick<VoteRow, 'reviewId' | 'voterHash'>): Promise<boolean> {
  return (await tx.$count(reviewVote, isOf(vote))) > 0
}

/** Counts the stored votes on a review: those from one network, and those since a moment. */
export async function countVotes(
  tx: Tx,
  { reviewId, networkHash }: Pick<VoteRow, 'reviewId' | 'networkHash'>,
  since: Date,
): Promise<{ fromNetwork: number; today: number }> {
  const isOfReview = eq(reviewVote.reviewId, reviewId)
  return {
    fromNetwork: await tx.$count(reviewVote, and(isOfReview, eq(reviewVote.networkHash, networkHash))),
    today: await tx.$count(reviewVote, and(isOfReview, gt(reviewVote.votedAt, since))),
  }
}

/** Stores a vote and counts it. The review must be locked. */
export async function addVote(tx: Tx, vote: VoteRow): Promise<void> {
  await tx.insert(reviewVote).values(vote)
  await countUp(tx, vote.reviewId, 1)
}

/** Removes a vote and its count; false when there is none. The review must be locked. */
export async function removeVote(tx: Tx, vote: Pick<VoteRow, 'reviewId' | 'voterHash'>): Promise<boolean> {
  const removed = await tx.delete(reviewVote).where(isOf(vote)).returning({ id: reviewVote.reviewId })
  if (removed.length > 0) await countUp(tx, vote.reviewId, -1)
  return removed.length > 0
}

async function countUp(tx: Tx, reviewId: number, by: 1 | -1): Promise<void> {
  await tx
    .update(review)
    .set({ helpfulCount: sql`${review.helpfulCount} + ${by}` })
    .where(eq(review.id, reviewId))
}

/** Deletes the traces of votes from before a moment; the counts stay. */
export async function deleteOldVotes(tx: Tx, before: Date): Promise<void> {
  await tx.delete(reviewVote).where(lt(reviewVote.votedAt, before))
}

/** Forgets in which network the reviews from before a moment were written. */
export async function forgetWriterNetworks(tx: Tx, before: Date): Promise<void> {
  const isOld = and(isNotNull(review.writerNetwork), lt(review.writtenAt, before))
  await tx.update(review).set({ writerNetwork: null }).where(isOld)
}
