import { z } from 'zod'
import { recordChange } from '../../../platform/change-feed/record-change.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { categoryPathSchema } from '../content-names.ts'
import { categoryText } from '../page-tables.ts'
import { storedRichTextSchema } from '../rich-text/stored-rich-text.ts'

const categoryTextSchema = z.strictObject({ categoryPath: categoryPathSchema, body: storedRichTextSchema })

/** Saves the text below a category's listing; an empty one removes it. */
export async function saveCategoryText(
  db: Db,
  input: z.input<typeof categoryTextSchema>,
  now: Date,
): Promise<void> {
  const { categoryPath, body } = categoryTextSchema.parse(input)
  await inTransaction(db, async (tx) => {
    await tx
      .insert(categoryText)
      .values({ categoryPath, body, updatedAt: now })
      .onConflictDoUpdate({ target: categoryText.categoryPath, set: { body, updatedAt: now } })
    await recordChange(tx, 'content', [`content:category:${categoryPath}`])
  })
}
