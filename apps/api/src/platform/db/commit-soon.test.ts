import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { commitSoon } from './commit-soon.ts'
import { type Connection, openDatabase } from './database.ts'
import { selectValues } from './read-values.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
let opened: ReturnType<typeof openDatabase>
beforeAll(async () => {
  database = await createTestDatabase()
  const url = new URL(database.url)
  // Databases of tests are made in haste; a shop's waits for the disk.
  url.searchParams.set('options', '-c synchronous_commit=on')
  opened = openDatabase({ url: url.href, maxConnections: 1 })
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})

const findSetting = async (db: Connection) =>
  (await db.execute<{ synchronous_commit: string }>(sql`show synchronous_commit`)).rows[0]?.synchronous_commit

test('a transaction does not wait for the disk once it has read so, and the next one does', async () => {
  const during = await inTransaction(opened.db, async (tx) => {
    expect(await findSetting(tx)).toBe('on')
    await selectValues(tx, { commitSoon, other: sql<number>`1` })
    return findSetting(tx)
  })
  expect(during).toBe('off')
  expect(await inTransaction(opened.db, findSetting)).toBe('on')
})
