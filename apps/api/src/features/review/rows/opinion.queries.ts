import { eq, ne } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { review } from './tables.ts'

/** Lists reviews whose words were last read by another version of the rules. */
export async function listReviewsToReadAgain(
  db: Connection,
  rules: number,
  limit: number,
): Promise<{ id: number; productId: number; title: string; content: string }[]> {
  const { id, productId, title, content } = review
  return db
    .select({ id, productId, title, content })
    .from(review)
    .where(ne(review.opinionRules, rules))
    .orderBy(review.id)
    .limit(limit)
}

export async function setOpinions(
  tx: Tx,
  id: number,
  read: { opinions: string[]; opinionRules: number },
): Promise<void> {
  await tx.update(review).set(read).where(eq(review.id, id))
}
