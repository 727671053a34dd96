import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockPlaces, takePlace } from './delivery-place.ts'
import { deliveryDay } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

/** PostgreSQL's code for a lock that did not come in time. */
const lockNotAvailable = '55P03'

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

test('[CO-08] a shopper who wants the last place waits for the one who is looking at it', async () => {
  const place = await onePlace('2026-12-10', 'day')
  const take = (tx: Tx) => takePlace(tx, place)
  const answer = await app.db.transaction(async (first) => {
    await lockPlaces(first, [place])
    const impatient = app.db.transaction(async (second) => {
      await second.execute(sql`set local lock_timeout = '100ms'`)
      return take(second)
    })
    await expect(impatient).rejects.toMatchObject({ cause: { code: lockNotAvailable } })
    return take(first)
  })
  expect([answer, await app.db.transaction(take)]).toEqual([true, false])
})
