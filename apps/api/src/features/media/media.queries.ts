import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/db/database.ts'
import { rowsInside } from '../../platform/db/rows-inside.ts'
import { picture } from './tables.ts'

export type PictureRow = typeof picture.$inferSelect

/** Returns the pictures with these keys that are registered. */
export async function findPictures(
  db: Connection,
  keys: Iterable<string>,
): Promise<ReadonlyMap<string, PictureRow>> {
  const wanted = [...new Set(keys)]
  if (wanted.length === 0) return new Map()
  const rows = await db.select().from(picture).where(inArray(picture.key, wanted))
  return new Map(rows.map((row) => [row.key, row]))
}

/** Returns the registered pictures among the keys that a query gives, as a field of another query. */
export function picturesInside(keys: SQL): SQL<PictureRow[]> {
  return rowsInside(picture, { where: sql`${picture.key} in (${keys})` })
}
