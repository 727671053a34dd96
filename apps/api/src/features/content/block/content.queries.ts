import { eq, type SQL, sql } from 'drizzle-orm'
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

/** Returns the same content as a field of a query; null when there is none. */
export function contentInside(key: string): SQL<unknown> {
  return sql`(select ${contentBlock.value} from ${contentBlock} where ${contentBlock.key} = ${key})`
}
