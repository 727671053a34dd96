import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { openDatabase } from '../database.ts'
import { findDatabaseErrorCode } from '../errors.ts'
import { sendAlong } from '../send-along.ts'
import { inTransaction } from '../transaction.ts'
import { sendBeginAlong } from './begin-along.ts'

let database: TestDatabase
let opened: ReturnType<typeof openDatabase>
beforeAll(async () => {
  database = await createTestDatabase()
  opened = openDatabase({ url: database.url, maxConnections: 3 })
  await opened.db.execute(
    sql`create table jar (name text primary key, beans int not null check (beans between 0 and 10))`,
  )
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})

const add = (name: string, beans: number) => sql`insert into jar values (${name}, ${beans})`
const listNames = async () =>
  (await opened.db.execute<{ name: string }>(sql`select name from jar order by name`)).rows.map(
    ({ name }) => name,
  )

test('a transaction whose begin is refused fails with its first statement', async () => {
  const client = new Client({ connectionString: database.url, pipeline: true })
  await client.connect()
  sendBeginAlong(client)
  await client.query('begin isolation level sideways')
  await expect(client.query('select 1')).rejects.toThrow('syntax error')
  // What comes later is a new transaction's or none's.
  expect((await client.query('select 2 as two')).rows).toEqual([{ two: 2 }])
  await client.end()
})

test('a write that was sent along is there after the commit', async () => {
  const answer = await inTransaction(opened.db, async (tx) => {
    sendAlong(tx, tx.execute(add('along', 1)))
    const { rows } = await tx.execute<{ beans: number }>(sql`select beans from jar where name = ${'along'}`)
    return rows[0]?.beans
  })
  expect(answer).toBe(1)
  expect(await listNames()).toContain('along')
})

test('a write that was sent along and fails undoes the transaction, which fails for its reason', async () => {
  const atTheEnd = inTransaction(opened.db, async (tx) => {
    await tx.execute(add('before', 1))
    sendAlong(tx, tx.execute(add('too full', 11)))
  })
  expect(findDatabaseErrorCode(await atTheEnd.catch((error) => error))).toBe('23514')
  const inBetween = inTransaction(opened.db, async (tx) => {
    sendAlong(tx, tx.execute(add('too full', 11)))
    sendAlong(tx, tx.execute(add('after', 1)))
    await tx.execute(add('later', 1))
  })
  expect(findDatabaseErrorCode(await inBetween.catch((error) => error))).toBe('23514')
  expect(await listNames()).toEqual(['along'])
})

test('a deadlock of a write that was sent along makes the transaction run again', async () => {
  await opened.db.execute(sql`insert into jar values ('left', 5), ('right', 5)`)
  let runs = 0
  const bothHold = Promise.withResolvers<void>()
  let holding = 0
  const take = (name: string) => sql`update jar set beans = beans - 1 where name = ${name}`
  const takeBoth = (first: string, second: string) =>
    inTransaction(opened.db, async (tx) => {
      runs++
      await tx.execute(take(first))
      if (++holding === 2) bothHold.resolve()
      await bothHold.promise
      sendAlong(tx, tx.execute(take(second)))
    })
  await Promise.all([takeBoth('left', 'right'), takeBoth('right', 'left')])
  expect(runs).toBe(3)
  const { rows } = await opened.db.execute<{ beans: number }>(
    sql`select beans from jar where name in ('left', 'right')`,
  )
  expect(rows).toEqual([{ beans: 3 }, { beans: 3 }])
})

test('a commit that PostgreSQL turns into a rollback is an error', async () => {
  const work = opened.db.transaction(async (tx) => {
    // Its failure is not looked at here.
    tx.execute(add('too full', 11)).catch(() => undefined)
  })
  await expect(work).rejects.toMatchObject({
    cause: { message: expect.stringContaining('nothing of the transaction was written') },
  })
})
