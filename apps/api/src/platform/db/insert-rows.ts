import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from './database.ts'
import { splitRows } from './split-rows.ts'

/**
 * Inserts rows that all fill the same columns, in their order. They are sent as one JSON value, since a list of
 * thousands of values takes several times as long to write, send and plan; PostgreSQL converts each field to its
 * column's type. `ending` follows the list of rows and says what to do on a conflict and what to return:
 * `on conflict … returning id`. Returns those rows.
 */
export async function insertRows<Table extends PgTable, Answer extends Record<string, unknown>>(
  tx: Connection,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  ending: SQL = sql``,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const piece of splitRows(rows)) {
    const { rows: some } = await tx.execute<Record<string, unknown>>(sql`${toInsert(table, piece)} ${ending}`)
    answers.push(...(some as Answer[]))
  }
  return answers
}

/** Returns the insert of such rows, of which there must be one at least. */
export function toInsert<Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): SQL {
  const columns = sql.join(
    Object.keys(rows[0] ?? {}).map((key) => sql.identifier(toColumn(key))),
    sql`, `,
  )
  const json = JSON.stringify(rows.map(withColumnNames))
  return sql`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${json}::json)`
}

/** Returns a row with its fields named as in the table. */
export const withColumnNames = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [toColumn(key), value]))

/** Returns the column of a field: its name with underscores (the `casing` of openDatabase). */
export const toColumn = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
