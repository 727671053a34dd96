import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from './database.ts'

/** What fields of a query hold. */
export type ValuesOf<Fields extends Record<string, SQL>> = {
  [Key in keyof Fields]: Fields[Key] extends SQL<infer Value> ? Value : never
}

/**
 * Reads values that have nothing to do with each other in one statement, such as the `rowsInside` of several tables. All are
 * of the same moment.
 */
export async function readValues<Fields extends Record<string, SQL>>(
  db: Connection,
  fields: Fields,
): Promise<ValuesOf<Fields>> {
  const [row] = await db.select(fields).from(sql`(select) as nothing`)
  if (row === undefined) throw new Error('a query without a condition gave no row')
  return row as ValuesOf<Fields>
}
