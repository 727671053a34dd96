import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { review } from './tables.ts'

interface Example {
  name: string
  title: string
  content: string
  score: number
  writtenAt: Date
  answer: string | null
  helpfulCount: number
}

/** Replaces the example reviews of a product. */
export async function replaceExamples(
  tx: Tx,
  productId: number,
  examples: readonly Example[],
): Promise<void> {
  await tx.delete(review).where(and(eq(review.productId, productId), eq(review.isExample, true)))
  if (examples.length === 0) return
  await tx.insert(review).values(
    examples.map((example) => ({
      ...example,
      productId,
      state: 'published' as const,
      decidedAt: example.writtenAt,
      answeredAt: example.answer === null ? null : example.writtenAt,
      isExample: true,
    })),
  )
}
