import { listOpenDays } from '@sluimer/domain/delivery/delivery-days'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import { change } from '../../platform/change-feed/tables.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { deliveryCommandUsage, runDeliveryCommand } from './delivery-command.ts'
import { listFull } from './delivery-day.queries.ts'
import { returnPlace, takePlace } from './delivery-place.ts'

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>
let database: ReturnType<typeof openDatabase>
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = openDatabase({ url: testDatabase.url })
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})
const run = (...args: string[]) => runDeliveryCommand(database.db, args)
const daysFrom = async (date: string) =>
  listOpenDays({ area: 'NL', earliest: date, full: await listFull(database.db, 'NL', date) })
const firstDay = async () => (await daysFrom('2026-12-01'))[0]?.date

test('[CO-04] a day has the places that staff give it, and none when they close it', async () => {
  expect(await firstDay()).toBe('2026-12-01')
  expect(await run('places', 'NL', '2026-12-01', '--places', '0')).toEqual({
    ok: true,
    line: 'NL 2026-12-01: 0 places, 0 taken.',
  })
  expect(await firstDay()).toBe('2026-12-02')
  await run('places', 'NL', '2026-12-01', '--places', '2')
  expect(await firstDay()).toBe('2026-12-01')
})

test('[CO-04] what is taken stays taken', async () => {
  await run('places', 'NL', '2026-12-03', '--places', '2')
  const day = { area: 'NL', date: '2026-12-03', part: 'day' } as const
  const take = () => inTransaction(database.db, (tx) => takePlace(tx, day))
  expect([await take(), await take(), await take()]).toEqual([true, true, false])
  expect(await run('places', 'NL', '2026-12-03', '--places', '1')).toEqual({
    ok: false,
    line: 'NL 2026-12-03: 2 places are taken already.',
  })
  expect((await run('show', 'NL', '2026-12-03')).line).toMatch(
    /^2026-12-03 {2}2 of 2 taken, morning 0 of 10, afternoon 0 of 10, evening 0 of 8\n2026-12-04 {2}0 of 24/,
  )
})

test('[CO-04] a part of a day fills up by itself, and closes by itself', async () => {
  const partsOn = async (date: string) =>
    (await daysFrom(date)).find((day) => day.date === date)?.parts.map(({ code }) => code)
  expect(await run('places', 'NL', '2026-12-08', '--places', '1', '--part', 'evening')).toEqual({
    ok: true,
    line: 'NL 2026-12-08 evening: 1 places, 0 taken.',
  })
  const evening = { area: 'NL', date: '2026-12-08', part: 'evening' } as const
  const take = () => inTransaction(database.db, (tx) => takePlace(tx, evening))
  expect([await take(), await take()]).toEqual([true, false])
  expect(await partsOn('2026-12-08')).toEqual(['day', 'morning', 'afternoon'])
  await run('places', 'NL', '2026-12-08', '--places', '1')
  expect(await partsOn('2026-12-08')).toBeUndefined()
})

test('[CO-04] pages are told when a day fills up or has a place again, and not of each place in between', async () => {
  const told = async () => {
    const rows = await database.db.select({ tags: change.tags }).from(change).orderBy(asc(change.seq))
    await database.db.delete(change)
    return rows.flatMap(({ tags }) => tags)
  }
  const day = { area: 'BE', date: '2026-12-10', part: 'day' } as const
  const take = () => inTransaction(database.db, (tx) => takePlace(tx, day))
  await run('places', 'BE', '2026-12-10', '--places', '3')
  await told()
  await take()
  await take()
  expect(await told()).toEqual([])
  await take()
  expect(await told()).toEqual(['delivery:BE'])
  await inTransaction(database.db, (tx) => returnPlace(tx, day))
  expect(await told()).toEqual(['delivery:BE'])
  await inTransaction(database.db, (tx) => returnPlace(tx, day))
  expect(await told()).toEqual([])
  await run('places', 'BE', '2026-12-10', '--places', '1')
  await run('places', 'NL', '2026-12-10', '--places', '0')
  expect(await told()).toEqual(['delivery:BE', 'delivery:NL'])
})

test.each([
  [],
  ['places', 'NL', '2026-12-01', '--places', '2', '--part', 'night'],
  ['places', 'NL', '2026-12-01'],
  ['places', 'Texel', '2026-12-01', '--places', '2'],
  ['places', 'NL', '2026-02-30', '--places', '2'],
  ['places', 'NL', '2026-12-01', '--places', '-1'],
  ['places', 'NL', '2026-12-01', '--places', 'veel'],
  ['close', 'NL', '2026-12-01'],
])('%j prints how the command is used', async (...args) => {
  expect(await run(...args)).toEqual({ ok: false, line: deliveryCommandUsage })
})
