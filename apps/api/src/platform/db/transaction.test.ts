import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { openDatabase } from './database.ts'
import { explainDatabaseError, isDatabaseAway, isUniqueViolation } from './errors.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
const broken: Error[] = []
let opened: ReturnType<typeof openDatabase>
beforeAll(async () => {
  database = await createTestDatabase()
  const onBrokenConnection = (error: Error) => void broken.push(error)
  opened = openDatabase({ url: database.url, maxConnections: 4, onBrokenConnection })
  await opened.db.execute(
    sql`create table jar (name text constraint jar_name primary key, beans int not null)`,
  )
  await opened.db.execute(sql`insert into jar values ('left', 10), ('right', 10)`)
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})

const beansIn = async (name: string) => {
  const { rows } = await opened.db.execute<{ beans: number }>(sql`select beans from jar where name = ${name}`)
  return rows[0]?.beans
}

test('a transaction that throws leaves nothing behind', async () => {
  const work = inTransaction(opened.db, async (tx) => {
    await tx.execute(sql`update jar set beans = 0`)
    throw new Error('the lid is stuck')
  })
  await expect(work).rejects.toThrow('the lid is stuck')
  expect(await beansIn('left')).toBe(10)
})

test('of two transactions in a deadlock the one that lost runs again, and both count', async () => {
  let runs = 0
  // In the first run, each transaction holds its first row before either asks for its second one.
  const bothHold = Promise.withResolvers<void>()
  let holding = 0
  const move = (from: string, to: string) =>
    inTransaction(opened.db, async (tx) => {
      runs++
      await tx.execute(sql`update jar set beans = beans - 1 where name = ${from}`)
      if (++holding === 2) bothHold.resolve()
      await bothHold.promise
      await tx.execute(sql`update jar set beans = beans + 1 where name = ${to}`)
    })
  await Promise.all([move('left', 'right'), move('right', 'left')])
  expect(runs).toBe(3)
  expect([await beansIn('left'), await beansIn('right')]).toEqual([10, 10])
})

test('two that read the same and both write it do not lose one under serializable', async () => {
  const add = () =>
    inTransaction(
      opened.db,
      async (tx) => {
        const { rows } = await tx.execute<{ beans: number }>(sql`select beans from jar where name = 'left'`)
        await tx.execute(sql`update jar set beans = ${(rows[0]?.beans ?? 0) + 1} where name = 'left'`)
      },
      { isolationLevel: 'serializable' },
    )
  await Promise.all([add(), add(), add()])
  expect(await beansIn('left')).toBe(13)
})

test('a connection that breaks in the middle of a transaction fails that transaction and nothing else', async () => {
  const work = inTransaction(opened.db, async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await opened.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    await expect.poll(() => broken.length).toBeGreaterThan(0)
    await tx.execute(sql`update jar set beans = 0`)
  })
  const error = await work.catch((problem) => problem)
  expect(isDatabaseAway(error)).toBe(true)
  expect(await beansIn('right')).toBe(10)
})

test('a unique constraint is told apart by its name', async () => {
  const error = await opened.db.execute(sql`insert into jar values ('left', 1)`).catch((problem) => problem)
  expect(isUniqueViolation(error)).toBe(true)
  expect(isUniqueViolation(error, 'jar_name')).toBe(true)
  expect(isUniqueViolation(error, 'another')).toBe(false)
  expect(isUniqueViolation(new Error('other'))).toBe(false)
})

test('a database that is away, or that refuses, is explained in one line without its password', async () => {
  const explain = async (change: (url: URL) => void) => {
    const url = new URL(database.url)
    change(url)
    const away = openDatabase({ url: url.href })
    const error = await away.db.execute('select 1').catch((problem) => problem)
    await away.close()
    return explainDatabaseError(error, url.href)
  }
  const closed = await explain((url) => {
    url.port = '1'
  })
  const unknown = await explain((url) => {
    url.pathname = '/nowhere'
  })
  const refused = await explain((url) => {
    url.password = 'geheim'
  })
  expect(closed).toMatch(/^PostgreSQL does not answer at 127\.0\.0\.1:1\//)
  expect(unknown).toMatch(/has no database nowhere\.$/)
  expect(refused).toMatch(/refuses this user or password\.$/)
  expect(closed + unknown + refused).not.toContain('geheim')
})
