import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Compares a column of addresses with a name of domain/customer/email-name: only the case of a to z does not matter. */
export function isAddress(column: PgColumn, emailName: string): SQL {
  return eq(sql`lower(${column} collate "C")`, emailName)
}

/** Whether a column of ids holds one of these. They are one parameter, however many they are. */
export function isOneOf(column: PgColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::uuid[])`
}
