import { inArray } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { category } from '../tables/category-tables.ts'

/** Returns the titles of categories by id; ids that do not exist are left out. */
export async function findCategoryTitles(
  db: Connection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: category.id, title: category.title })
    .from(category)
    .where(inArray(category.id, [...ids]))
  return new Map(rows.map(({ id, title }) => [id, title]))
}
