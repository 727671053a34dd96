import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from './database.ts'
import { piecesOf } from './pieces-of.ts'

/**
 * Inserts rows that all fill the same columns, in their order. They go as one value of JSON: a list of thousands of values takes
 * several times as long to write, send and plan. PostgreSQL makes of each field what its column holds. Answers what `returning`
 * says, which comes after the list of rows together with what to do on a conflict: `on conflict … returning id`.
 */
export async function insertRows<Table extends PgTable, Answer extends Record<string, unknown>>(
  tx: Connection,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  ending: SQL = sql``,
): Promise<Answer[]> {
  const [first] = rows
  if (first === undefined) return []
  const columns = sql.join(
    Object.keys(first).map((key) => sql.identifier(columnOf(key))),
    sql`, `,
  )
  const answers: Answer[] = []
  for (const piece of piecesOf(rows)) {
    const json = JSON.stringify(piece.map(withColumnNames))
    const { rows: some } = await tx.execute<Record<string, unknown>>(
      sql`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${json}::json) ${ending}`,
    )
    answers.push(...(some as Answer[]))
  }
  return answers
}

const withColumnNames = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [columnOf(key), value]))

/** Columns go by the names of their fields with underscores (the `casing` of openDatabase). */
export const columnOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
