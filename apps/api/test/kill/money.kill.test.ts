import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '../../src/features/order/after-sale/cancel-order.ts'
import { moveMoney } from '../../src/features/order/after-sale/move-money.job.ts'
import { aPaidOrder, aPromisedOrder } from '../../src/features/order/after-sale/refund.builders.ts'
import { shipOrder } from '../../src/features/order/after-sale/ship-order.ts'
import { findBrokenInvariants } from '../check-invariants.ts'
import { buildTestApp, type TestApp } from '../test-app.ts'
import type { KillPoint } from './killed-process.ts'
import { runKilledProcess } from './run-killed-process.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

/** After the claim, after the provider carried it out, and after its answer was recorded. */
const points: KillPoint[] = ['before-provider', 'after-provider', 'before-status']

async function runAt(ms: number) {
  await moveMoney({ ...app.deps, clock: () => new Date(ms) })
  await app.runJobs()
}

test('[CO-06] a process killed at any step of moving money is followed by one that moves it once', async () => {
  const sent = await aPromisedOrder(app)
  expect(await shipOrder(app.deps, { number: sent.number, carrier: 'Bode' })).toMatchObject({ ok: true })
  for (const { number } of [await aPaidOrder(app), await aPaidOrder(app)])
    expect(await cancelOrder(app.deps, number)).toMatchObject({ ok: true })
  const start = Date.now()
  const work = { movesMoney: true } as const
  await Promise.all(points.map((killAt) => runKilledProcess(app, { killAt, work })))

  expect(await findBrokenInvariants(app.db)).toEqual([])
  // Nobody can take what the killed processes had claimed until their leases end.
  await runAt(start)
  expect(await findBrokenInvariants(app.db, { isSettled: true })).not.toEqual([])
  await runAt(Date.now() + 3 * 60_000)
  expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
}, 600_000)
