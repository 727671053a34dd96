import { and, eq, gte } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findBrokenInvariants } from '../../../../test/check-invariants.ts'
import { hurryProvider } from '../../../../test/hurried-limits.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { claimNext } from '../../payment/claim.queries.ts'
import { createPaymentProvider } from '../../payment/create-payment-provider.ts'
import { type AmountOfPayment, ProviderRefusal } from '../../payment/provider.ts'
import { payment, refund } from '../../payment/tables.ts'
import { sendWebhookFor } from '../order.builders.ts'
import { orderEvent } from '../rows/tables.ts'
import { cancelOrder } from './cancel-order.ts'
import { moveMoney } from './move-money.job.ts'
import {
  aForgetfulProvider,
  aPaidOrder,
  aPromisedOrder,
  countMails,
  withProvider,
} from './refund.builders.ts'
import { shipOrder } from './ship-order.ts'

const minuteMs = 60_000
let now = new Date('2026-11-20T10:00:00Z')
let startedAt = now
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())
beforeEach(() => {
  startedAt = now
})
afterEach(async () => {
  for (let round = 0; round < 3; round++) {
    wait(61)
    await moveMoney(app.deps)
  }
  await app.runJobs()
  expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
})

const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * minuteMs)
}
const isDown = () => Promise.reject(new Error('connect ECONNREFUSED'))

async function aCanceledOrder(): Promise<void> {
  const { number } = await aPaidOrder(app)
  expect(await cancelOrder(app.deps, number)).toMatchObject({ ok: true })
}
/** Statuses of the refunds of this test. */
async function refundStatuses() {
  const rows = await app.db.select().from(refund).where(gte(refund.createdAt, startedAt))
  return rows.map(({ status }) => status)
}
const mailsAbout = (kind: string) => countMails(app, kind, startedAt)

test('[CO-06] a provider that is down is asked again after growing pauses, and at most once in each run', async () => {
  await aCanceledOrder()
  const askedAt: number[] = []
  const start = now.getTime()
  const away = withProvider(app, {
    refund: () => {
      askedAt.push((now.getTime() - start) / minuteMs)
      return isDown()
    },
  })
  for (let minute = 0; minute <= 40; minute++) {
    await moveMoney(away)
    await moveMoney(away)
    wait(1)
  }
  expect(askedAt).toEqual([0, 1, 3, 7, 15, 31])
})

test('[CO-06] after half an hour without an answer staff hear of it once, and the tries continue', async () => {
  await aCanceledOrder()
  const away = withProvider(app, { refund: isDown })
  for (let minute = 0; minute < 31; minute++) {
    await moveMoney(away)
    wait(1)
  }
  expect(await mailsAbout('money_stuck')).toBe(0)
  for (let hour = 0; hour < 5; hour++) {
    await moveMoney(away)
    wait(61)
  }
  expect(await mailsAbout('money_stuck')).toBe(1)
  const told = and(eq(orderEvent.type, 'money_stuck'), gte(orderEvent.at, startedAt))
  expect(await app.db.$count(orderEvent, told)).toBe(1)
  await moveMoney(app.deps)
  expect(await refundStatuses()).toEqual(['refunded'])
})

test('[CO-06] a run gives up soon while the provider is down, and one failed refund does not hold up the others', async () => {
  for (let index = 0; index < 5; index++) await aCanceledOrder()
  let asked = 0
  const away = withProvider(app, {
    refund: () => {
      asked++
      return isDown()
    },
  })
  await moveMoney(away)
  expect(asked).toBe(3)
  const [first] = await app.db.select().from(refund).where(gte(refund.createdAt, startedAt))
  wait(1)
  const picky = withProvider(app, {
    refund: (wish) =>
      wish.idempotencyKey === first?.id ? isDown() : createPaymentProvider(app.deps).refund(wish),
  })
  await moveMoney(picky)
  expect((await refundStatuses()).toSorted()).toEqual([...Array(4).fill('refunded'), 'requested'])
})

test('[CO-06] a message about a refund is followed at once', async () => {
  const { number, url } = await aPaidOrder(app)
  expect(await cancelOrder(app.deps, number)).toMatchObject({ ok: true })
  const { refund: giveBack } = createPaymentProvider(app.deps)
  const busy = withProvider(app, {
    refund: async (wish) => ({ ...(await giveBack(wish)), status: 'pending' as const }),
  })
  await moveMoney(busy)
  await moveMoney(app.deps)
  expect(await refundStatuses()).toEqual(['pending'])
  await sendWebhookFor(app, url)
  await moveMoney(app.deps)
  expect(await refundStatuses()).toEqual(['refunded'])
})

test('[CO-06] a clear refusal ends it: staff hear of it once, and the provider is not asked again', async () => {
  const { number } = await aPromisedOrder(app)
  await shipOrder(app.deps, { number, carrier: 'Bode' })
  let asked = 0
  const refusing = withProvider(app, {
    capture: () => {
      asked++
      return Promise.reject(new ProviderRefusal('the authorization has expired'))
    },
  })
  for (let round = 0; round < 3; round++) {
    await moveMoney(refusing)
    wait(61)
  }
  expect([asked, await mailsAbout('capture_failed')]).toEqual([1, 1])
})

test.each(['before', 'after'] as const)(
  '[CO-06] a process that dies %s it asked is followed by one that gives the money back once, keys forgotten or not',
  async (moment) => {
    await aCanceledOrder()
    const deps = { ...app.deps, paymentProvider: aForgetfulProvider(app) }
    const claim = await claimNext(app.db, 'refund', now)
    if (moment === 'after') await deps.paymentProvider.refund(await askedFor(claim?.id))
    await moveMoney(deps)
    expect(await refundStatuses()).toEqual(['requested'])
    wait(3)
    await moveMoney(deps)
    expect(await refundStatuses()).toEqual(['refunded'])
  },
)

test('[CO-06] nobody waits for a provider that is too slow, and the next try finds what it did after all', async () => {
  hurryProvider()
  await aCanceledOrder()
  const paymentProvider = aForgetfulProvider(app)
  const gate = Promise.withResolvers<void>()
  const answers: Promise<unknown>[] = []
  const slow = withProvider(app, {
    refund(asked) {
      const answer = gate.promise.then(() => paymentProvider.refund(asked))
      answers.push(answer)
      return answer
    },
  })
  await moveMoney(slow)
  expect(await refundStatuses()).toEqual(['requested'])
  gate.resolve()
  await Promise.all(answers)
  wait(1)
  await moveMoney({ ...app.deps, paymentProvider })
  expect([answers.length, await refundStatuses()]).toEqual([1, ['refunded']])
})

test('[CO-06] a refusal that comes after the lease undoes nothing that another run has moved, and alarms nobody', async () => {
  await aCanceledOrder()
  const late = withProvider(app, {
    async refund() {
      wait(3)
      await moveMoney(app.deps)
      throw new ProviderRefusal('that was given back already')
    },
  })
  await moveMoney(late)
  expect([await refundStatuses(), await mailsAbout('refund_failed')]).toEqual([['refunded'], 0])
})

test('[CO-06] an acceptance that comes after the lease is kept, even when another run was refused', async () => {
  await aCanceledOrder()
  const refusing = withProvider(app, {
    refund: () => Promise.reject(new ProviderRefusal('busy')),
    findRefund: async () => undefined,
  })
  const late = withProvider(app, {
    async refund(asked) {
      wait(3)
      await moveMoney(refusing)
      return createPaymentProvider(app.deps).refund(asked)
    },
  })
  await moveMoney(late)
  expect(await refundStatuses()).toEqual(['refunded'])
})

test('[CO-11] a promise that the provider does not end is requested again until it does, and staff hear of it', async () => {
  const { number } = await aPromisedOrder(app)
  await cancelOrder(app.deps, number)
  const { find } = createPaymentProvider(app.deps)
  const clinging = withProvider(app, { cancel: find })
  for (let round = 0; round < 7; round++) {
    await moveMoney(clinging)
    wait(61)
  }
  expect(await mailsAbout('money_stuck')).toBe(1)
  await moveMoney(app.deps)
  const promises = await app.db.select().from(payment).where(gte(payment.createdAt, startedAt))
  expect(promises).toMatchObject([{ status: 'canceled', nextTryAt: null }])
})

async function askedFor(id: string | undefined): Promise<AmountOfPayment> {
  const [row] = await app.db
    .select({ refund, providerId: payment.providerId })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(refund.id, id ?? ''))
  if (row?.providerId == null) throw new Error('nothing was asked')
  return { ...row.refund, idempotencyKey: row.refund.id, paymentId: row.providerId }
}
