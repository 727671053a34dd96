import { asc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { category } from '../tables/category-tables.ts'

/** No menu has more levels. */
const mostLevels = 20

/** Returns every active category, in the order in which they are shown. */
export async function findCategories(db: Connection) {
  return db
    .select()
    .from(category)
    .where(eq(category.active, true))
    .orderBy(asc(category.position), asc(category.title), asc(category.id))
}
export type CategoryRow = Awaited<ReturnType<typeof findCategories>>[number]

/** Returns an active category and those above it, from the top down. A loop made by hand ends at the limit. */
export async function findLineage(db: Connection, categoryId: number) {
  const { rows } = await db.execute<{ title: string; path: string }>(sql`
    with recursive line as (
      select parent_id, title, path, 0 as height from ${category} where id = ${categoryId} and active
      union all
      select above.parent_id, above.title, above.path, height + 1
      from line join ${category} above on above.id = line.parent_id and above.active
      where height < ${mostLevels}
    )
    select title, path from line order by height desc`)
  return rows
}

/** Finds a category by its path, active or not. */
export async function findCategoryByPath(db: Connection, path: string): Promise<CategoryRow | undefined> {
  const [row] = await db.select().from(category).where(eq(category.path, path))
  return row
}
