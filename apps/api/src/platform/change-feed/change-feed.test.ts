import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../db/transaction.ts'
import { createChangeCursor } from './change-cursor.ts'
import { findHorizonAge } from './horizon-age.ts'
import { recordChange } from './record-change.ts'
import { forgetOldChangesJob } from './retention.ts'
import { change } from './tables.ts'

let app: TestApp
let now = new Date('2026-03-02T12:00:00Z')
let told: string[]
beforeEach(async () => {
  told = []
  now = new Date()
  app = await buildTestApp({ clock: () => now })
  app.deps.changes.subscribe((tags) => void told.push(...tags))
})
afterEach(() => app.close())

const record = (...tags: string[]) => inTransaction(app.db, (tx) => recordChange(tx, 'product', tags))
const catchUp = () => app.deps.changes.catchUp()

test('a change is announced once, after its transaction commits', async () => {
  await record('test:1', 'test:2', 'test:1')
  await catchUp()
  await catchUp()
  expect(told).toEqual(['test:1', 'test:2'])
})

test('a change is heard of without asking', async () => {
  await record('test:1')
  await expect.poll(() => told).toEqual(['test:1'])
})

test('a change that is rolled back is not announced', async () => {
  const work = inTransaction(app.db, async (tx) => {
    await recordChange(tx, 'product', ['test:1'])
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  await catchUp()
  expect(told).toEqual([])
})

test('a transaction that began first and commits last is not skipped', async () => {
  const mayCommit = Promise.withResolvers<void>()
  const hasWritten = Promise.withResolvers<void>()
  const slow = inTransaction(app.db, async (tx) => {
    await recordChange(tx, 'product', ['test:slow'])
    hasWritten.resolve()
    await mayCommit.promise
  })
  await hasWritten.promise
  await record('test:fast')
  await catchUp()
  await record('test:faster')
  await catchUp()
  expect(told).toEqual(['test:fast', 'test:faster'])
  mayCommit.resolve()
  await slow
  await catchUp()
  expect(told).toEqual(['test:fast', 'test:faster', 'test:slow'])
})

test('when a subscriber fails, its tags come again and the others go on', async () => {
  let failures = 1
  const late: string[] = []
  app.deps.changes.subscribe((tags) => {
    if (failures-- > 0) throw new Error('the index is busy')
    late.push(...tags)
  })
  await record('test:1')
  await catchUp().catch(() => undefined)
  await record('test:2')
  await catchUp()
  expect(told).toEqual(['test:1', 'test:2'])
  expect(late).toEqual(['test:1', 'test:2'])
})

test('a broken connection is opened again and nothing is missed', async () => {
  const listeners = sql`select count(pg_terminate_backend(pid))::int as count from pg_stat_activity
    where application_name = 'sluimer-changes' and datname = current_database()`
  await expect.poll(async () => (await app.db.execute<{ count: number }>(listeners)).rows[0]?.count).toBe(1)
  await record('test:1')
  await expect.poll(() => told).toEqual(['test:1'])
})

test('a reader that was away for longer than changes are kept hears that everything may have changed', async () => {
  let clockMs = 0
  const cursor = createChangeCursor(app.db, () => clockMs)
  await cursor.start()
  clockMs = 2.5 * 24 * 60 * 60 * 1000
  expect(await cursor.read()).toEqual(['*'])
  expect(await cursor.read()).toEqual([])
})

test('changes are forgotten after three days', async () => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await app.db.insert(change).values([
    { entity: 'product', tags: ['old'], at: daysAgo(3.1) },
    { entity: 'product', tags: ['new'], at: daysAgo(2.9) },
  ])
  await forgetOldChangesJob.run({}, app.deps, { attempt: 1, signal: AbortSignal.timeout(1_000) })
  expect((await app.db.select().from(change)).map((row) => row.tags)).toEqual([['new']])
})

test('the age of the transaction that holds the feed back is known', async () => {
  const age = await inTransaction(app.db, async (tx) => {
    await recordChange(tx, 'product', ['test:1'])
    return findHorizonAge(app.db)
  })
  expect(age).toEqual({ seconds: expect.any(Number), pid: expect.any(Number) })
  expect(await findHorizonAge(app.db)).toEqual({ seconds: 0, pid: null })
})

test('this node hears of what only the clock changes, also while an earlier change is being applied', async () => {
  const mayFinish = Promise.withResolvers<void>()
  const applied: string[] = []
  app.deps.changes.subscribe(async (tags) => {
    if (applied.length === 0) await mayFinish.promise
    applied.push(...tags)
  })
  await record('product:1')
  const first = catchUp()
  await expect.poll(() => told).toContain('product:1')
  const second = app.deps.changes.tell(['product:1'])
  mayFinish.resolve()
  await Promise.all([first, second])
  expect(applied).toEqual(['product:1', 'product:1'])
})
