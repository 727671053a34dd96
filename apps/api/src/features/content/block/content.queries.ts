import { eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { contentBlock } from '../tables.ts'

/** Returns the content of a place, in whatever shape it was saved; undefined when there is none. */
export async function findContentValue(db: Connection, key: string): Promise<unknown> {
  const [row] = await db
    .select({ value: contentBlock.value })
    .from(contentBlock)
    .where(eq(contentBlock.key, key))
  return row?.value
}
