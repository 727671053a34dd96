import { getTableName } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { declaredTables } from './declared-tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

/** Columns as the database names them: `customer.email_name`. */
async function listColumns(schema: string): Promise<string[]> {
  const { rows } = await app.db.execute<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = '${schema}'`,
  )
  return rows.map(({ name }) => name).toSorted()
}

/** Amounts that no code reads any more; migrations keep columns that an older version still reads. */
const unread = ['haul_away_cents', 'insurance_cents', 'payment_cents', 'shipping_cents'].map(
  (name) => `order.${name}`,
)
const declared = declaredTables.flatMap(({ table, columns }) =>
  Object.keys(columns).map((name) => `${getTableName(table)}.${toSnakeCase(name)}`),
)

test('every column of the database is declared as personal or not, and no other', async () => {
  const there = (await listColumns('public')).filter((name) => !unread.includes(name))
  const undeclared = there.filter((name) => !declared.includes(name))
  expect(
    undeclared,
    'Declare each new column in the personal-data.ts beside its tables.ts: with declareImpersonal when it says nothing about anybody, else with its Dutch name for the download, `internal` or `secret`. A new table with people also says whose its rows are and what happens to them when the account goes; a new file has a line in declared-tables.ts.',
  ).toEqual([])
  expect(declared.toSorted()).toEqual(there)
})

test('no other schema has tables than those of the queue and of the migrations', async () => {
  const { rows } = await app.db.execute<{ schema: string }>(
    `select distinct table_schema as schema from information_schema.tables
     where table_schema not in ('information_schema', 'pg_catalog') order by 1`,
  )
  expect(rows.map(({ schema }) => schema)).toEqual(['drizzle', 'pgboss', 'public'])
})

test('a column of a name, an address or a phone number is never declared as saying nothing', () => {
  const suspicious = /email|phone|first_?name|last_?name|street|birth|ip_hash|customer_id/i
  const companies = /^(manufacturer|address_lookup)\./
  const found = declaredTables.filter(({ people }) => people === undefined)
  const names = found.flatMap(({ table, columns }) =>
    Object.keys(columns).map((name) => `${getTableName(table)}.${toSnakeCase(name)}`),
  )
  expect(names.filter((name) => suspicious.test(name) && !companies.test(name))).toEqual([])
})
