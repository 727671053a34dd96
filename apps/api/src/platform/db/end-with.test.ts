import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordStatements } from '../../../test/statements/record-statements.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { openDatabase, type Tx } from './database.ts'
import { endWith } from './end-with.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
let recording: ReturnType<typeof recordStatements>
let opened: ReturnType<typeof openDatabase>
beforeAll(async () => {
  recording = recordStatements()
  database = await createTestDatabase()
  opened = openDatabase({ url: database.url, maxConnections: 2 })
  await opened.db.execute(
    sql`create table jar (name text primary key, beans int not null check (beans >= 0))`,
  )
  await opened.db.execute(sql`insert into jar values ('left', 10)`)
})
afterAll(async () => {
  await opened.close()
  await database.drop()
  recording.stop()
})

const take = async (tx: Tx, beans: number): Promise<number | undefined> => {
  const taken = sql`update jar set beans = beans - ${beans} where name = 'left' returning beans`
  const { rows } = await tx.execute<{ beans: number }>(taken)
  return rows[0]?.beans
}
const count = async (tx: Tx): Promise<number> => (await tx.execute(sql`select name from jar`)).rows.length
const takeAndCount = (beans: number) =>
  inTransaction(opened.db, (tx) => endWith(tx, Promise.all([take(tx, beans), count(tx)])))

test('the commit is sent along with the last statements, which are answered after it', async () => {
  const { answer, statements } = await recording.during(() => takeAndCount(3))
  expect(statements.map(({ text, isSentAlong }) => [text.split(' ')[0], isSentAlong])).toEqual([
    ['begin', false],
    ['update', true],
    ['select', true],
    ['commit', true],
  ])
  expect(await answer.answer).toEqual([7, 1])
})

test('when one of them fails, nothing is written, and its failure is the transaction’s', async () => {
  await expect(takeAndCount(99)).rejects.toMatchObject({ cause: { constraint: 'jar_beans_check' } })
  const left = await inTransaction(opened.db, (tx) => take(tx, 0))
  expect(left).toBe(7)
})
