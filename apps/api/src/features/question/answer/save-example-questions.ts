import { z } from 'zod'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { deleteExamples, insertQuestions } from '../rows/question.queries.ts'
import { tellChange } from '../rows/tell-change.ts'

const exampleSchema = z.strictObject({
  asker: z.string().trim().min(1),
  question: z.string().trim().min(1),
  askedAt: z.date(),
  answer: z.string().trim().min(1),
  answeredAt: z.date(),
})
export type ExampleQuestion = z.input<typeof exampleSchema>

/** Replaces a product's example questions, invented for the demo shop. Everybody can see that they are examples. */
export async function saveExampleQuestions(
  db: Db,
  productId: number,
  examples: readonly ExampleQuestion[],
): Promise<void> {
  const rows = examples.map((example) => exampleSchema.parse(example))
  await inTransaction(db, async (tx) => {
    await deleteExamples(tx, productId)
    await insertQuestions(
      tx,
      rows.map((row) => ({ ...row, productId, state: 'answered' as const, isExample: true })),
    )
    await tellChange(tx, [productId])
  })
}
