import { eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { categoryText } from '../page-tables.ts'

/** Finds the text below a category's listing, in whatever shape it was saved. */
export async function findCategoryTextValue(db: Connection, categoryPath: string): Promise<unknown> {
  const [row] = await db
    .select({ body: categoryText.body })
    .from(categoryText)
    .where(eq(categoryText.categoryPath, categoryPath))
  return row?.body
}
