import { recordChange } from '../../../platform/change-feed/record-change.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { contentBlock } from '../tables.ts'
import { type ContentInput, type ContentKey, contentBlockSchemas } from './content-blocks.ts'

/** Saves the content of a place. Content of another shape is refused, with the name of the wrong field. */
export async function saveContentBlock<Key extends ContentKey>(
  db: Db,
  key: Key,
  input: ContentInput<Key>,
  now: Date,
): Promise<void> {
  const value = contentBlockSchemas[key].parse(input)
  await inTransaction(db, async (tx) => {
    await tx
      .insert(contentBlock)
      .values({ key, value, updatedAt: now })
      .onConflictDoUpdate({ target: contentBlock.key, set: { value, updatedAt: now } })
    await recordChange(tx, 'content', [`content:${key}`])
  })
}
