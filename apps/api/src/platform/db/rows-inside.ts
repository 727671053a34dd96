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
  readonly also?: Also | undefined
}

type Rows<Table extends PgTable, Also extends Record<string, SQL>> = (Table['$inferSelect'] &
  ValuesOf<Also>)[]

/**
 * Returns the rows of a table as one value, to be a field of another query: what belongs together comes in one statement
 * instead of one for each table. The condition may name columns of the query around it.
 */
export function rowsInside<Table extends PgTable, Also extends Record<string, SQL> = Record<never, SQL>>(
  table: Table,
  choice: Choice<Also> = {},
): SQL<Rows<Table, Also>> {
  return selectInside(table, choice).mapWith((found: readonly Record<string, unknown>[]) =>
    found.map((row) => toRow(table, row, choice)),
  ) as SQL<Rows<Table, Also>>
}

/**
 * Returns the same rows as a function that makes them of PostgreSQL's text: to read a thousand rows of which ten are needed takes
 * longer than all else that is done with them.
 */
export function unreadRowsInside<Table extends PgTable>(
  table: Table,
  choice: Choice<Record<never, SQL>> = {},
): SQL<() => Table['$inferSelect'][]> {
  return sql`${selectInside(table, choice)}::text`.mapWith(
    (text: string) => () =>
      (JSON.parse(text) as Record<string, unknown>[]).map((row) => toRow(table, row, choice)),
  ) as SQL<() => Table['$inferSelect'][]>
}

function selectInside(
  table: PgTable,
  { where, orderBy, limit, also = {} }: Choice<Record<string, SQL>>,
): SQL {
  const fields = Object.entries(also).map(
    ([key, value]) => sql`, ${value} as ${sql.identifier(toColumn(key))}`,
  )
  const condition = where && sql` where ${where}`
  const order = orderBy && sql` order by ${orderBy}`
  const most = limit === undefined ? undefined : sql` limit ${limit}`
  const rows = sql`select ${table}.*${sql.join(fields)} from ${table}${condition}${order}${most}`
  return sql`(select coalesce(json_agg(inside), '[]') from (${rows}) as inside)`
}

/** Converts a row from the JSON in which PostgreSQL writes it: `{"created_at": "2026-11-23T19:00:00+00:00"}`. */
function toRow(table: PgTable, row: Record<string, unknown>, { also = {} }: Choice<Record<string, SQL>>) {
  const converted: Record<string, unknown> = {}
  for (const { key, name, column } of findColumns(table)) {
    const value = row[name] ?? null
    converted[key] = value === null ? null : column.mapFromDriverValue(value)
  }
  for (const key of Object.keys(also)) converted[key] = row[toColumn(key)]
  return converted
}

/** The columns of tables, which never change. */
const columnsOf = new WeakMap<PgTable, ReturnType<typeof listColumns>>()

function findColumns(table: PgTable) {
  const known = columnsOf.get(table)
  if (known !== undefined) return known
  const columns = listColumns(table)
  columnsOf.set(table, columns)
  return columns
}

function listColumns(table: PgTable) {
  return Object.entries(getTableColumns(table)).map(([key, column]) => ({ key, name: toColumn(key), column }))
}
