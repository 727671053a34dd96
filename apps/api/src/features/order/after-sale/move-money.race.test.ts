import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrokenInvariants } from '../../../../test/check-invariants.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { createPaymentProvider, type PaymentDeps } from '../../payment/create-payment-provider.ts'
import type { AmountOfPayment, PaymentProvider } from '../../payment/provider.ts'
import { cancelOrder } from './cancel-order.ts'
import { moveMoney } from './move-money.job.ts'
import { aForgetfulProvider, aPaidOrder, aPromisedOrder, withProvider } from './refund.builders.ts'
import { refundOrder } from './refund-order.ts'
import { shipOrder } from './ship-order.ts'

const minuteMs = 60_000
let now = new Date('2026-11-20T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())

/** Lets time pass until everything has had its turn with a provider that works again. */
async function settle(deps: PaymentDeps) {
  for (let round = 0; round < 4; round++) {
    now = new Date(now.getTime() + 61 * minuteMs)
    await moveMoney(deps)
  }
  await app.runJobs()
}

/** Prepares a partial refund, a capture and a promise to end. */
async function moneyToMove() {
  const [paid, sent, unwanted] = [await aPaidOrder(app), await aPromisedOrder(app), await aPromisedOrder(app)]
  const back = { number: paid.number, pieces: { [paid.lineId]: 1 }, restock: false }
  expect(await refundOrder(app.deps, back)).toMatchObject({ ok: true })
  expect(await shipOrder(app.deps, { number: sent.number, carrier: 'Bode' })).toMatchObject({ ok: true })
  expect(await cancelOrder(app.deps, unwanted.number)).toMatchObject({ ok: true })
}

test('[CO-06] runs on three nodes at once ask for every refund, capture and release exactly once', {
  timeout: 300_000,
}, async () => {
  for (let index = 0; index < 3; index++) await moneyToMove()
  const asked: string[] = []
  const provider = createPaymentProvider(app.deps)
  const noted = <Wish, Answer>(toName: (wish: Wish) => string, call: (wish: Wish) => Promise<Answer>) => {
    return (wish: Wish) => {
      asked.push(toName(wish))
      return call(wish)
    }
  }
  const toKey = (wish: AmountOfPayment) => wish.idempotencyKey
  const watched = withProvider(app, {
    refund: noted(toKey, provider.refund),
    capture: noted(toKey, provider.capture),
    cancel: noted(String, provider.cancel),
  })
  await Promise.all([moveMoney(watched), moveMoney(watched), moveMoney(watched)])
  expect([asked.length, new Set(asked).size]).toEqual([9, 9])
  await app.runJobs()
  expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
})

/** What can happen to one call to the provider. */
const mishaps = ['none', 'lost on the way', 'answer lost', 'rubbish'] as const
type Mishap = (typeof mishaps)[number]

/** A provider that forgets its keys and has these mishaps one after another. */
function aTroubledProvider(script: Mishap[]): PaymentProvider {
  const provider = aForgetfulProvider(app)
  async function suffer<Value>(call: () => Promise<Value>): Promise<Value> {
    const mishap = script.shift() ?? 'none'
    if (mishap === 'lost on the way') throw new Error('connect ECONNREFUSED')
    const answer = await call()
    if (mishap === 'none') return answer
    throw new Error(mishap === 'rubbish' ? 'Unexpected token <' : 'connection reset')
  }
  return {
    ...provider,
    find: (id) => suffer(() => provider.find(id)),
    cancel: (id) => suffer(() => provider.cancel(id)),
    capture: (asked) => suffer(() => provider.capture(asked)),
    refund: (asked) => suffer(() => provider.refund(asked)),
    findCapture: (id, name) => suffer(() => provider.findCapture(id, name)),
    findRefund: (id, name) => suffer(() => provider.findRefund(id, name)),
  }
}

test('[CO-06] whatever happens to the calls, in whatever order runs overlap, the money moves once', {
  timeout: 300_000,
}, async () => {
  const scripts = fc.array(fc.constantFrom(...mishaps), { maxLength: 14 })
  const runs = fc.array(
    fc.record({ atOnce: fc.integer({ min: 1, max: 3 }), pause: fc.constantFrom(0, 1, 3, 61) }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  await fc.assert(
    fc.asyncProperty(scripts, runs, async (mishapsToCome, rounds) => {
      await moneyToMove()
      const script = [...mishapsToCome]
      const deps = { ...app.deps, paymentProvider: aTroubledProvider(script) }
      for (const { atOnce, pause } of rounds) {
        await Promise.all(Array.from({ length: atOnce }, () => moveMoney(deps)))
        now = new Date(now.getTime() + pause * minuteMs)
      }
      script.length = 0
      await settle(deps)
      expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
    }),
    { seed: 5, numRuns: 12 },
  )
})
