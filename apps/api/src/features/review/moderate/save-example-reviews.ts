import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import { lockProductRating } from '../../catalog/product/rating.queries.ts'
import { makePicture } from '../picture/read-picture.ts'
import { replaceExamples } from '../rows/example.queries.ts'
import { refreshRating } from '../rows/refresh-rating.ts'

const exampleSchema = z.strictObject({
  name: z.string().trim().min(1),
  title: z.string().trim().min(1),
  content: z.string().trim().min(1),
  score: z.int().min(1).max(5),
  writtenAt: z.date(),
  answer: z.string().trim().min(1).nullable(),
  helpfulCount: z.int().min(0).default(0),
  /** Paths of picture files. */
  pictures: z.array(z.string()).default([]),
})
export type ExampleReview = z.input<typeof exampleSchema>

/** Replaces a product's example reviews, invented for the demo shop. Everybody can see that they are examples. */
export async function saveExampleReviews(
  db: Db,
  productId: number,
  examples: readonly ExampleReview[],
): Promise<void> {
  const rows: Awaited<ReturnType<typeof toRow>>[] = []
  for (const example of examples) rows.push(await toRow(example))
  await inTransaction(db, async (tx) => {
    await lockProductRating(tx, productId)
    await replaceExamples(tx, productId, rows)
    await refreshRating(tx, productId)
  })
}

/** Checks an example, and makes its pictures from their files. */
async function toRow(example: ExampleReview) {
  const { pictures: files, ...row } = exampleSchema.parse(example)
  const pictures = await Promise.all(
    files.map(async (file) => ({
      id: createUuid(randomBytes),
      sentAt: row.writtenAt,
      ...(await makePicture(file)),
    })),
  )
  return { ...row, pictures }
}
