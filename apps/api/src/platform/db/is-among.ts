import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Whether a column holds one of these ids, however many they are: they are one value. As a list they would be one each, of which a
 * statement can have 65,535, and a thousand products may have more variants.
 */
export function isAmong(column: PgColumn, ids: readonly number[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::bigint[])`
}
