import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { takePlace } from './delivery-place.ts'
import { deliveryDay } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

/** One place on a day, or in a part of it. Each test has a day of its own. */
async function onePlace<Part extends 'day' | 'evening'>(date: string, part: Part) {
  const place = { area: 'NL', date, part } as const
  await app.db.insert(deliveryDay).values({ ...place, places: 1 })
  return place
}

test('[CO-08] a part of a day that is full is refused though the day is not', async () => {
  const evening = await onePlace('2026-12-09', 'evening')
  const take = (part: 'evening' | 'morning') =>
    app.db.transaction((tx) => takePlace(tx, { ...evening, part }))
  expect([await take('evening'), await take('evening'), await take('morning')]).toEqual([true, false, true])
})

test('[CO-08] who wants the last place while another takes it waits, and is told that it is gone', async () => {
  const place = await onePlace('2026-12-10', 'day')
  const late = await app.db.transaction(async (first) => {
    expect(await takePlace(first, place)).toBe(true)
    const second = app.db.transaction((tx) => takePlace(tx, place))
    await expect.poll(countWaiting).toBe(1)
    return { second }
  })
  expect(await late.second).toBe(false)
})

/** Connections to this database that wait for a lock of another. */
async function countWaiting(): Promise<number> {
  const { rows } = await app.db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.waiting ?? 0
}
