import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { toColumn } from './insert-rows.ts'
import type { ValuesOf } from './read-values.ts'

interface Choice<Also> {
  readonly where?: SQL | undefined
  readonly orderBy?: SQL
  /** The most rows; all of them unless given. */
  readonly limit?: number
  /** Further fields of each row, of kinds that JSON knows: they are returned as they come. */
  readonly also?: Also
}

/**
 * Returns the rows of a table as one value, to be a field of another query: what belongs together comes in one statement
 * instead of one for each table. The condition may name columns of the query around it.
 */
export function rowsInside<Table extends PgTable, Also extends Record<string, SQL> = Record<never, SQL>>(
  table: Table,
  { where, orderBy, limit, also }: Choice<Also> = {},
): SQL<(Table['$inferSelect'] & ValuesOf<Also>)[]> {
  const further = Object.entries(also ?? {})
  const fields = further.map(([key, value]) => sql`, ${value} as ${sql.identifier(toColumn(key))}`)
  const condition = where && sql` where ${where}`
  const order = orderBy && sql` order by ${orderBy}`
  const most = limit === undefined ? undefined : sql` limit ${limit}`
  const rows = sql`select ${table}.*${sql.join(fields)} from ${table}${condition}${order}${most}`
  return sql`(select coalesce(json_agg(inside), '[]') from (${rows}) as inside)`.mapWith(
    (found: readonly Record<string, unknown>[]) =>
      found.map((row) => ({
        ...toRow(table, row),
        ...Object.fromEntries(further.map(([key]) => [key, row[toColumn(key)]])),
      })),
  ) as SQL<(Table['$inferSelect'] & ValuesOf<Also>)[]>
}

/** Converts a row from the JSON in which PostgreSQL writes it: `{"created_at": "2026-11-23T19:00:00+00:00"}`. */
function toRow(table: PgTable, row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, column]) => {
      const value = row[toColumn(key)] ?? null
      return [key, value === null ? null : column.mapFromDriverValue(value)]
    }),
  )
}
