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
  return toValues<Fields>(await selectValues(db, fields))
}

/** Returns the query that does so, for `buildOnce`. */
export function selectValues<Fields extends Record<string, SQL>>(db: Connection, fields: Fields) {
  return db.select(fields).from(sql`(select) as nothing`)
}

/** Returns the values from the one row of that query. */
export function toValues<Fields extends Record<string, SQL>>([row]: readonly unknown[]): ValuesOf<Fields> {
  if (row === undefined) throw new Error('a query without a condition gave no row')
  return row as ValuesOf<Fields>
}
