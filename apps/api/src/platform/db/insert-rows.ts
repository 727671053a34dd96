import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Connection, Tx } from './database.ts'
import { sendAlong } from './send-along.ts'
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
    const { rows: some } = await tx.execute<Record<string, unknown>>(sql`${insertOf(table, piece)} ${ending}`)
    answers.push(...(some as Answer[]))
  }
  return answers
}

/** Returns the insert of such rows, of which there must be one at least, for `sendTogether`. */
export function insertOf<Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): SQL {
  const columns = sql.join(
    Object.keys(rows[0] ?? {}).map((key) => sql.identifier(toColumn(key))),
    sql`, `,
  )
  const json = JSON.stringify(rows.map(withColumnNames))
  return sql`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${json}::json)`
}

/**
 * Sends writes to several tables as one statement. A row may refer to one of another insert, wherever that stands: foreign
 * keys are checked at the end of the statement. The parts do not see each other: a table may be inserted into more than once,
 * and changed by one part only.
 */
export function sendTogether(tx: Tx, writes: readonly SQL[]): void {
  const parts = writes.map((write, at) => sql`${sql.identifier(`part_${at}`)} as (${write})`)
  sendAlong(tx, tx.execute(sql`with ${sql.join(parts, sql`, `)} select`))
}

const withColumnNames = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [toColumn(key), value]))

/** Returns the column of a field: its name with underscores (the `casing` of openDatabase). */
export const toColumn = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
