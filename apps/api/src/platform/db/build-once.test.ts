import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { buildOnce, given, givenMoment } from './build-once.ts'
import { type Connection, openDatabase } from './database.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
let opened: ReturnType<typeof openDatabase>
beforeAll(async () => {
  database = await createTestDatabase()
  opened = openDatabase({ url: database.url, maxConnections: 2 })
  await opened.db.execute(sql`create table jar (name text primary key, beans int, filled timestamptz)`)
  await opened.db.execute(sql`insert into jar values ('left', 1, '2026-06-01'), ('right', 2, '2026-07-01')`)
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})

let built = 0
const findJar = buildOnce<{ name: string; after: string }, { beans: number }[]>((db) => {
  built++
  return db
    .select({ beans: sql<string>`beans`.mapWith(Number) })
    .from(sql`jar`)
    .where(sql`name = ${given('name')} and filled > ${givenMoment('after')}`)
})
const find = async (db: Connection, name: string, after = '2026-01-01T00:00:00.000Z') =>
  (await findJar(db, { name, after })).map(({ beans }) => beans)

test('a query is built once and runs with the values of each call', async () => {
  expect(await find(opened.db, 'left')).toEqual([1])
  expect(await find(opened.db, 'right')).toEqual([2])
  expect(await find(opened.db, 'left', '2026-06-15T00:00:00.000Z')).toEqual([])
  expect(built).toBe(1)
})

test('it runs on the connection that it is given: a transaction sees what it wrote itself', async () => {
  const inside = inTransaction(opened.db, async (tx) => {
    await tx.execute(sql`update jar set beans = 5 where name = 'left'`)
    expect(await find(tx, 'left')).toEqual([5])
    expect(await find(opened.db, 'left')).toEqual([1])
    throw new Error('put back')
  })
  await expect(inside).rejects.toThrow('put back')
  expect(await find(opened.db, 'left')).toEqual([1])
})

test('it is sent in its turn among others: what follows a lock reads behind it', async () => {
  const lock = async (tx: Connection) => {
    await tx.execute(sql`select name from jar where name = ${'left'} for update`)
  }
  const isHeld = Promise.withResolvers<void>()
  const mayGo = Promise.withResolvers<void>()
  const first = inTransaction(opened.db, async (tx) => {
    await tx.execute(sql`update jar set beans = 7 where name = 'left'`)
    isHeld.resolve()
    await mayGo.promise
  })
  await isHeld.promise
  const second = inTransaction(opened.db, async (tx) => {
    const reading = Promise.all([lock(tx), findJar(tx, { name: 'left', after: '2026-01-01T00:00:00.000Z' })])
    mayGo.resolve()
    return (await reading)[1]
  })
  await first
  expect(await second).toEqual([{ beans: 7 }])
})
