import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recordStatements } from '../../../test/statements/record-statements.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { openDatabase, type Tx } from './database.ts'
import { findDatabaseErrorCode } from './errors.ts'
import { gatherInsert, gatherUpdate } from './gather-writes.ts'
import { inTransaction } from './transaction.ts'

const jar = pgTable('jar', { name: text().primaryKey(), beans: integer().notNull() })
const label = pgTable('label', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  jarName: text().notNull(),
  color: text().default('white'),
})

let database: TestDatabase
let recording: ReturnType<typeof recordStatements>
let opened: ReturnType<typeof openDatabase>
beforeAll(async () => {
  recording = recordStatements()
  database = await createTestDatabase()
  opened = openDatabase({ url: database.url, maxConnections: 2 })
  await opened.db.execute(
    sql`create table jar (name text primary key, beans int not null check (beans between 0 and 10))`,
  )
  await opened.db.execute(
    sql`create table label (id int generated always as identity, jar_name text references jar, color text default 'white')`,
  )
})
beforeEach(async () => {
  await opened.db.execute(sql`truncate jar, label`)
  await opened.db.insert(jar).values({ name: 'left', beans: 1 })
})
afterAll(async () => {
  await opened.close()
  await database.drop()
  recording.stop()
})

const add = (tx: Tx, name: string, beans: number) => gatherInsert(tx, jar, [{ name, beans }])
const fill = (tx: Tx, beans: number) => gatherUpdate(tx, jar, tx.update(jar).set({ beans }))
const stick = (tx: Tx, jarName: string, colors: readonly string[]) =>
  gatherInsert(
    tx,
    label,
    colors.map((color) => ({ jarName, color })),
  )
const listJars = async (db: Pick<Tx, 'select'> = opened.db) =>
  (await db.select().from(jar).orderBy(jar.name)).map(({ name, beans }) => `${name} ${beans}`)
const listColors = async () =>
  (await opened.db.select().from(label).orderBy(label.id)).map(({ color }) => color)

/** Does the work in a transaction, and returns the first word of each statement. */
async function listWords(work: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  const { statements } = await recording.during(() => inTransaction(opened.db, work).catch(() => undefined))
  return statements.map(({ text: statement }) => statement.split(' ')[0] ?? '')
}

test('writes to several tables leave as one statement with the commit, rows that refer to each other among them', async () => {
  const words = await listWords(async (tx) => {
    stick(tx, 'right', ['red', 'blue'])
    add(tx, 'right', 2)
    stick(tx, 'left', ['green'])
  })
  expect(words).toEqual(['begin', 'with', 'commit'])
  expect(await listJars()).toEqual(['left 1', 'right 2'])
})

test('rows for one table keep their order, whatever was written between them', async () => {
  await inTransaction(opened.db, async (tx) => {
    stick(tx, 'left', ['red'])
    fill(tx, 3)
    stick(tx, 'left', ['blue', 'green'])
  })
  expect(await listColors()).toEqual(['red', 'blue', 'green'])
})

test('a write by itself stays what it is, and none is nothing', async () => {
  expect(await listWords(async (tx) => fill(tx, 4))).toEqual(['begin', 'update', 'commit'])
  expect(await listWords(async (tx) => stick(tx, 'left', []))).toEqual(['begin', 'commit'])
})

test('the next statement comes after them, and sees them', async () => {
  const words = await listWords(async (tx) => {
    add(tx, 'right', 2)
    stick(tx, 'right', ['red'])
    expect(await listJars(tx)).toEqual(['left 1', 'right 2'])
  })
  expect(words).toEqual(['begin', 'with', 'select', 'commit'])
})

test('a table that is changed twice is changed one after the other, since one statement would lose a change', async () => {
  await inTransaction(opened.db, async (tx) => {
    add(tx, 'right', 2)
    fill(tx, 5)
    gatherUpdate(tx, jar, tx.update(jar).set({ beans: 6 }).where(eq(jar.name, 'right')))
    add(tx, 'top', 7)
  })
  expect(await listJars()).toEqual(['left 5', 'right 6', 'top 7'])
})

test('a row that is inserted after a change of its table comes after it', async () => {
  const words = await listWords(async (tx) => {
    fill(tx, 5)
    add(tx, 'right', 2)
  })
  expect(words).toEqual(['begin', 'update', 'insert', 'commit'])
  expect(await listJars()).toEqual(['left 5', 'right 2'])
})

test('rows for one table that end otherwise, or fill other columns, do not mix', async () => {
  await inTransaction(opened.db, async (tx) => {
    add(tx, 'right', 2)
    gatherInsert(tx, jar, [{ name: 'left', beans: 9 }], sql`on conflict do nothing`)
    stick(tx, 'left', ['red'])
    gatherInsert(tx, label, [{ jarName: 'right' }])
  })
  expect(await listJars()).toEqual(['left 1', 'right 2'])
  expect(
    (await opened.db.select().from(label)).map(({ jarName, color }) => `${jarName} ${color}`).toSorted(),
  ).toEqual(['left red', 'right white'])
})

test('one that fails undoes the transaction, which fails for its reason', async () => {
  const work = inTransaction(opened.db, async (tx) => {
    stick(tx, 'left', ['red'])
    fill(tx, 11)
    await listJars(tx)
  })
  expect(findDatabaseErrorCode(await work.catch((error) => error))).toBe('23514')
  const atTheEnd = inTransaction(opened.db, async (tx) => stick(tx, 'nowhere', ['red']))
  expect(findDatabaseErrorCode(await atTheEnd.catch((error) => error))).toBe('23503')
  expect(await listJars()).toEqual(['left 1'])
  expect(await listColors()).toEqual([])
})

test('a transaction that throws does not send what is still gathered, nor does the next one on its connection', async () => {
  const words = await listWords(async (tx) => {
    fill(tx, 9)
    throw new Error('the lid is stuck')
  })
  expect(words).toEqual(['begin', 'rollback'])
  expect(await listWords(listJars)).toEqual(['begin', 'select', 'commit'])
  expect(await listJars()).toEqual(['left 1'])
})

test('a savepoint that is gone back to undoes what was gathered since, and nothing before it', async () => {
  await inTransaction(opened.db, async (tx) => {
    fill(tx, 2)
    const inner = tx.transaction(async (within) => {
      add(within, 'right', 3)
      throw new Error('put back')
    })
    await expect(inner).rejects.toThrow('put back')
  })
  expect(await listJars()).toEqual(['left 2'])
})
