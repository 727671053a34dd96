import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { openDatabase } from '../database.ts'
import { inTransaction } from '../transaction.ts'

let database: TestDatabase
let opened: ReturnType<typeof openDatabase>
beforeAll(async () => {
  database = await createTestDatabase()
  opened = openDatabase({ url: database.url, maxConnections: 1 })
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})

/** Counts the prepared statements with these words on the connection. */
async function keptWith(words: string): Promise<number> {
  const { rows } = await opened.db.execute<{ kept: number }>(
    `select count(*)::integer as kept from pg_prepared_statements where statement like '%${words}%'`,
  )
  return rows[0]?.kept ?? 0
}

test('a statement is prepared once, however often and with whatever values it comes', async () => {
  for (const beans of [1, null, 3]) {
    const { rows } = await opened.db.execute<{ beans: number | null }>(
      sql`select ${beans}::integer as beans, 'often'`,
    )
    expect(rows[0]?.beans).toBe(beans)
  }
  expect(await keptWith('often')).toBe(1)
})

test('a statement without values, or with a list of hundreds, is not kept', async () => {
  await opened.db.execute(sql`select 'no values'`)
  const many = Array.from({ length: 300 }, (_, at) => sql`${at}`)
  await opened.db.execute(sql`select 'many values' where 1 in (${sql.join(many, sql`, `)})`)
  expect(await keptWith('no values')).toBe(0)
  expect(await keptWith('many values')).toBe(0)
})

test('a statement that was refused is accepted once what it needs is there', async () => {
  const count = () => opened.db.execute<{ beans: number }>(sql`select beans from new_jar where beans > ${1}`)
  await expect(count()).rejects.toThrow()
  await opened.db.execute(sql`create table new_jar as select 2 as beans`)
  expect((await count()).rows).toEqual([{ beans: 2 }])
})

test('a statement that first came in a transaction that failed works in the next', async () => {
  const count = (fails: boolean) =>
    inTransaction(opened.db, async (tx) => {
      const { rows } = await tx.execute<{ beans: number }>(
        sql`select ${4}::integer as beans, 'in a transaction'`,
      )
      if (fails) throw new Error('the lid is stuck')
      return rows[0]?.beans
    })
  await expect(count(true)).rejects.toThrow('the lid is stuck')
  expect(await count(false)).toBe(4)
})
