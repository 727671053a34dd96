import type { Connection } from '../../../platform/db/database.ts'
import { type StoredRichText, storedRichTextSchema } from '../rich-text/stored-rich-text.ts'
import { findCategoryTextValue } from './category-text.queries.ts'

/** Finds the text below a category's listing; empty when there is none, or none that is understood. */
export async function findCategoryText(db: Connection, categoryPath: string): Promise<StoredRichText> {
  const body = storedRichTextSchema.safeParse(await findCategoryTextValue(db, categoryPath))
  return body.success ? body.data : []
}
