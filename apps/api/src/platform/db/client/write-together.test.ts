import type { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { openDatabase } from '../database.ts'
import { endWith } from '../end-with.ts'
import { sendAlong } from '../send-along.ts'
import { inTransaction } from '../transaction.ts'

let database: TestDatabase
let opened: ReturnType<typeof openDatabase>
let pieces = 0

beforeAll(async () => {
  database = await createTestDatabase()
  opened = openDatabase({ url: database.url, maxConnections: 1 })
  opened.pool.once('connect', (client) => countPieces(Reflect.get(client, 'connection').stream))
  await opened.db.execute(sql`create table shelf (jar text primary key)`)
})
beforeEach(() => {
  pieces = 0
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})

/** Counts how often a socket turns to the system. */
function countPieces(stream: Socket) {
  for (const write of ['_write', '_writev'] as const) {
    const original = stream[write]?.bind(stream) as (...parts: unknown[]) => void
    vi.spyOn(stream, write).mockImplementation((...parts: unknown[]) => {
      pieces++
      original(...parts)
    })
  }
}

const fill = (jar: string) => sql`insert into shelf values (${jar})`

test('statements that are begun in one go leave in one piece', async () => {
  await inTransaction(opened.db, async (tx) => {
    await Promise.all(['a', 'b', 'c'].map((jar) => tx.execute(fill(jar))))
  })
  // The commit waits for the answers.
  expect(pieces).toBe(2)
})

test('a commit that goes along is in the same piece as what it commits', async () => {
  const { answer } = await inTransaction(opened.db, async (tx) => {
    sendAlong(tx, tx.execute(fill('d')))
    return endWith(tx, Promise.all([tx.execute(fill('e'))]))
  })
  await answer
  expect(pieces).toBe(1)
})

test('a statement that follows from an answer leaves by itself', async () => {
  const { rows } = await opened.db.execute<{ jar: string }>(sql`select jar from shelf where jar = ${'a'}`)
  expect(pieces).toBe(1)
  await opened.db.execute(fill(`${rows[0]?.jar}-2`))
  expect(pieces).toBe(2)
})

test('a statement that the database refuses holds up none of the next', async () => {
  await expect(opened.db.execute(fill('a'))).rejects.toThrow()
  expect((await opened.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})
