import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { createUuid } from '../../platform/new-uuid.ts'
import { claimNext, finish, postpone, waitUntil } from './claim.queries.ts'
import { insertRefund } from './refund.queries.ts'
import { payment, refund } from './tables.ts'

const start = new Date('2026-11-20T10:00:00Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(refund)
  await app.db.delete(payment)
})

const claim = (minutes: number) => claimNext(app.db, 'refund', after(minutes))
async function mustClaim(minutes: number) {
  const claimed = await claim(minutes)
  if (claimed === undefined) throw new Error('nothing is due')
  return claimed
}

/** A refund that was recorded this many minutes after the start. */
async function aRefund(minutes = 0): Promise<string> {
  const [paymentId, id] = [createUuid(app.deps.randomBytes), createUuid(app.deps.randomBytes)]
  const at = after(minutes)
  await app.db.insert(payment).values({
    ...{ id: paymentId, reference: paymentId, provider: 'test', method: 'ideal' },
    ...{ amountCents: 100, status: 'paid', createdAt: at, updatedAt: at },
  })
  await app.db.transaction((tx) =>
    insertRefund(tx, { id, paymentId, amountCents: 100, description: 'Proef' }, at),
  )
  return id
}

test('the row whose turn came first is taken first, and none before its turn', async () => {
  const [late, early] = [await aRefund(3), await aRefund(1)]
  expect(await claim(0)).toBeUndefined()
  expect([(await claim(4))?.id, (await claim(4))?.id, await claim(4)]).toEqual([early, late, undefined])
})

test('of twenty claims at once, each row goes to exactly one', async () => {
  const ids = [await aRefund(), await aRefund(), await aRefund()]
  const claims = await Promise.all(Array.from({ length: 20 }, () => claim(1)))
  expect(claims.flatMap((one) => one?.id ?? []).toSorted()).toEqual(ids.toSorted())
})

/** Claims a row without waiting: a row that another run holds must be skipped, or this throws. */
function claimWithoutWaiting(minutes: number) {
  return app.db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '1s'`)
    return claimNext(tx, 'refund', after(minutes))
  })
}

test('a row that another run is claiming is skipped, not waited for', async () => {
  const [first, second] = [await aRefund(1), await aRefund(2)]
  const taken = await app.db.transaction(async (holder) => [
    await claimNext(holder, 'refund', after(3)),
    await claimWithoutWaiting(3),
    await claimWithoutWaiting(3),
  ])
  expect(taken.map((one) => one?.id)).toEqual([first, second, undefined])
})

test('a row that nobody finished is claimed again after two minutes, as a second try', async () => {
  await aRefund()
  const first = await mustClaim(0)
  expect(await claim(1)).toBeUndefined()
  expect([first.tries, (await mustClaim(2)).tries]).toEqual([1, 2])
})

test('failed tries are followed by growing pauses; progress resets the count', async () => {
  await aRefund()
  await postpone(app.db, 'refund', await mustClaim(0), after(0))
  expect(await claim(0.9)).toBeUndefined()
  await postpone(app.db, 'refund', await mustClaim(1), after(1))
  expect(await claim(2.9)).toBeUndefined()
  const third = await mustClaim(3)
  await finish(app.db, 'refund', third, after(60))
  expect([third.tries, (await mustClaim(60)).tries]).toEqual([3, 1])
})

test('waiting for something else does not count as a try, and earlier tries still count', async () => {
  await aRefund()
  await postpone(app.db, 'refund', await mustClaim(0), after(0))
  await waitUntil(app.db, 'refund', await mustClaim(1), after(5))
  expect(await claim(4)).toBeUndefined()
  expect((await mustClaim(5)).tries).toBe(2)
})

test('a run that comes after the lease changes nothing any more', async () => {
  await aRefund()
  const late = await mustClaim(0)
  const current = await mustClaim(3)
  for (const change of [postpone, waitUntil, finish]) await change(app.db, 'refund', late, after(90))
  const [row] = await app.db.select().from(refund)
  expect(row).toMatchObject({ tries: 2, nextTryAt: current.nextTryAt })
})
