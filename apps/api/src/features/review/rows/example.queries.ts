import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { insertPicture } from './picture.queries.ts'
import { insertReview } from './review.queries.ts'
import { review, type reviewPicture } from './tables.ts'

interface Example {
  name: string
  title: string
  content: string
  score: number
  writtenAt: Date
  answer: string | null
  helpfulCount: number
  pictures: readonly Omit<typeof reviewPicture.$inferInsert, 'reviewId' | 'place'>[]
}

/** Replaces the example reviews of a product. */
export async function replaceExamples(
  tx: Tx,
  productId: number,
  examples: readonly Example[],
): Promise<void> {
  await tx.delete(review).where(and(eq(review.productId, productId), eq(review.isExample, true)))
  for (const { pictures, ...example } of examples) {
    const reviewId = await insertReview(tx, {
      ...example,
      productId,
      state: 'published',
      decidedAt: example.writtenAt,
      answeredAt: example.answer === null ? null : example.writtenAt,
      isExample: true,
    })
    for (const [place, picture] of pictures.entries())
      await insertPicture(tx, { ...picture, reviewId, place })
  }
}
