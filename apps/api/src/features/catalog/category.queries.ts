import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/db/database.ts'
import { category } from './tables.ts'

/** Every active category, in the order in which they are shown. */
export async function findCategories(db: Connection) {
  return db
    .select()
    .from(category)
    .where(eq(category.active, true))
    .orderBy(asc(category.position), asc(category.title), asc(category.id))
}
export type CategoryRow = Awaited<ReturnType<typeof findCategories>>[number]

/** A category, active or not, by its path. */
export async function findCategoryByPath(db: Connection, path: string): Promise<CategoryRow | undefined> {
  const [row] = await db.select().from(category).where(eq(category.path, path))
  return row
}
