import { choosePaymentEndpoint, getCheckoutEndpoint } from '@sluimer/contract/checkout/endpoints'
import { getOrderEndpoint, retryPaymentEndpoint } from '@sluimer/contract/order/endpoints'
import type { DaypartCode } from '@sluimer/domain/delivery/dayparts'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findBrokenInvariants } from '../../../../test/check-invariants.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { mailMessage } from '../../../platform/mail/tables.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { deliveryDay } from '../../delivery/tables.ts'
import { testProviderPayment } from '../../payment/tables.ts'
import { cancelOrder } from '../after-sale/cancel-order.ts'
import { moveMoney } from '../after-sale/move-money.job.ts'
import { expireOrders } from '../expire/expire-orders.ts'
import {
  aPlacedOrder,
  aVisitorAtPay,
  choosePaymentOutcome,
  pressPay,
  sendWebhookFor,
} from '../order.builders.ts'

const start = new Date('2026-11-18T10:00:00Z')
let now = start
let app: TestApp
let table: number
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now, config: { rateLimitPerMinute: 1_000_000 } })
  table = onlyVariantId(
    await aProduct(app.db, { deliveryClass: 'two_man', priceCents: 60_000, stock: 5_000 }),
  )
})
afterAll(() => app.close())
beforeEach(() => {
  now = start
})
afterEach(async () => {
  await app.runJobs()
  expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
})

/** Every test uses days of its own. */
async function placesOn(date: string, places: number, part: DaypartCode = 'day') {
  await app.db.insert(deliveryDay).values({ area: 'NL', date, part, places })
}
async function takenOn(date: string, part: DaypartCode = 'day') {
  const isIt = [eq(deliveryDay.area, 'NL'), eq(deliveryDay.date, date), eq(deliveryDay.part, part)]
  const [row] = await app.db
    .select()
    .from(deliveryDay)
    .where(and(...isIt))
  return row?.taken
}
const on = (date: string, part: DaypartCode = 'day') => ({
  lines: [{ variantId: table }],
  shipping: 'two_man',
  delivery: { deliveryDay: { date, part } },
})
const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
async function isOffered(date: string, cookies: Awaited<ReturnType<typeof aVisitorAtPay>>) {
  const { shippingMethods } = await app.mustCall(getCheckoutEndpoint, {}, { cookies })
  return shippingMethods.some(({ days }) => days.some((day) => day.date === date))
}

test('[CO-08] exactly three of twelve checkouts at once for the last three places of a day succeed', {
  timeout: 300_000,
}, async () => {
  await placesOn('2026-11-24', 3)
  const visitors = []
  for (let index = 0; index < 12; index++) visitors.push(await aVisitorAtPay(app, on('2026-11-24')))
  const answers = await Promise.all(visitors.map((visitor) => pressPay(app, visitor, 600)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
  for (const answer of answers)
    if (!answer.ok) expect(answer).toMatchObject({ status: 409, error: { code: 'delivery_day_unavailable' } })
  expect(await takenOn('2026-11-24')).toBe(3)

  const loser = visitors[answers.findIndex(({ ok }) => !ok)]
  if (loser === undefined) throw new Error('everybody won')
  expect(await app.mustCall(getCheckoutEndpoint, {}, { cookies: loser })).toMatchObject({
    next_step: 'payment-methods',
    delivery: { day_gone: 'Dinsdag 24 november, tussen 8 en 18 uur' },
    cart: { items: [{ quantity: 1 }] },
  })
})

test('[CO-08] the last place stays free for the visitor whose own order holds it, and for nobody else', async () => {
  await placesOn('2026-11-25', 1)
  const placed = await aPlacedOrder(app, on('2026-11-25'))
  const other = await aVisitorAtPay(app, { lines: [{ variantId: table }], shipping: 'two_man' })
  expect(await isOffered('2026-11-25', placed.cookies)).toBe(true)
  expect(await isOffered('2026-11-25', other)).toBe(false)
  expect(await pressPay(app, placed.cookies)).toMatchObject({ ok: true, data: { order_id: placed.publicId } })
  expect(await takenOn('2026-11-25')).toBe(1)
})

test('[CO-08] an order that is not paid in time gives its place to the next, and takes it back when it can', async () => {
  await placesOn('2026-11-26', 1)
  const first = await aPlacedOrder(app, on('2026-11-26'))
  wait(31)
  await expireOrders(app.deps)
  expect(await takenOn('2026-11-26')).toBe(0)
  expect(await app.call(retryPaymentEndpoint, { body: { order_id: first.publicId } })).toMatchObject({
    ok: true,
  })
  expect(await takenOn('2026-11-26')).toBe(1)
  wait(31)
  await expireOrders(app.deps)
  const second = await aPlacedOrder(app, on('2026-11-26'))
  expect(await app.call(retryPaymentEndpoint, { body: { order_id: first.publicId } })).toMatchObject({
    error: {
      code: 'order_not_payable',
      message:
        'De bezorgdag van deze bestelling is niet meer vrij. Bestel opnieuw, dan kies je een andere dag.',
    },
  })
  expect(second.number).not.toBe(first.number)
  expect(await takenOn('2026-11-26')).toBe(1)
})

test('[CO-06] money that comes after the day went to another keeps the order, and people agree on a new day', async () => {
  await placesOn('2026-11-27', 1)
  const late = await aPlacedOrder(app, on('2026-11-27'))
  wait(31)
  await expireOrders(app.deps)
  await aPlacedOrder(app, on('2026-11-27'))
  const id = new URL(late.url).pathname.split('/').at(-1) ?? ''
  await app.db.update(testProviderPayment).set({ status: 'paid' }).where(eq(testProviderPayment.id, id))
  await sendWebhookFor(app, late.url)
  expect(await app.mustCall(getOrderEndpoint, { params: { id: late.publicId } })).toMatchObject({
    status: 'paid',
    delivery: { day: null },
    shipping_method: { delivery: 'We nemen contact met je op voor een nieuwe bezorgdag' },
  })
  const mails = await app.db.select().from(mailMessage).where(eq(mailMessage.kind, 'delivery_day_lost'))
  expect(mails.map(({ subject }) => subject)).toEqual([`Nieuwe bezorgdag nodig: bestelling ${late.number}`])
  expect(await takenOn('2026-11-27')).toBe(1)
})

test('[CO-07] a day that can just be kept is kept when the money comes late, and one that is too near is not', async () => {
  const kept = await aPlacedOrder(app, on('2026-12-08'))
  const lost = await aPlacedOrder(app, on('2026-12-08'))
  const pay = async ({ url }: typeof kept) => {
    const id = new URL(url).pathname.split('/').at(-1) ?? ''
    await app.db.update(testProviderPayment).set({ status: 'paid' }).where(eq(testProviderPayment.id, id))
    await sendWebhookFor(app, url)
  }
  now = new Date('2026-12-03T10:00:00Z')
  await pay(kept)
  now = new Date('2026-12-04T10:00:00Z')
  await pay(lost)
  const findDay = async (id: string) =>
    (await app.mustCall(getOrderEndpoint, { params: { id } })).delivery.day
  expect(await findDay(kept.publicId)).toEqual({ date: '2026-12-08', part: 'day' })
  expect(await findDay(lost.publicId)).toBeNull()
})

test('[CO-08] shoppers who swap their days at the same moment both get what they want', {
  timeout: 300_000,
}, async () => {
  const dates = ['2026-12-01', '2026-12-02'] as const
  for (const date of dates) await placesOn(date, 12)
  const visitors = []
  for (let index = 0; index < 8; index++) {
    const placed = await aPlacedOrder(app, on(dates[index % 2] ?? dates[0]))
    await choosePaymentOutcome(app, placed.url, 'failed')
    await sendWebhookFor(app, placed.url)
    visitors.push(placed.cookies)
  }
  for (const [index, cookies] of visitors.entries()) {
    const deliveryDay = { date: dates[(index + 1) % 2] ?? dates[0], part: 'day' as const }
    const body = { selectedPaymentMethod: 'ideal', selectedShippingMethod: 'two_man', deliveryDay }
    await app.mustCall(choosePaymentEndpoint, { body }, { cookies })
  }
  const answers = await Promise.all(visitors.map((cookies) => pressPay(app, cookies)))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect([await takenOn(dates[0]), await takenOn(dates[1])]).toEqual([4, 4])
})

test('[CO-11] a canceled order gives its place back, once', async () => {
  await placesOn('2026-12-03', 1)
  const placed = await aPlacedOrder(app, on('2026-12-03'))
  await choosePaymentOutcome(app, placed.url, 'paid')
  await sendWebhookFor(app, placed.url)
  expect(await takenOn('2026-12-03')).toBe(1)
  await Promise.all([cancelOrder(app.deps, placed.number), cancelOrder(app.deps, placed.number)])
  await moveMoney(app.deps)
  expect(await takenOn('2026-12-03')).toBe(0)
})

test('[CO-08] two of six checkouts at once for the last two evenings succeed, and the others can have the daytime', {
  timeout: 300_000,
}, async () => {
  await placesOn('2026-12-04', 2, 'evening')
  const visitors = []
  for (let index = 0; index < 6; index++) visitors.push(await aVisitorAtPay(app, on('2026-12-04', 'evening')))
  const answers = await Promise.all(visitors.map((visitor) => pressPay(app, visitor)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
  expect([await takenOn('2026-12-04'), await takenOn('2026-12-04', 'evening')]).toEqual([2, 2])

  const loser = visitors[answers.findIndex(({ ok }) => !ok)]
  if (loser === undefined) throw new Error('everybody won')
  const { delivery, shippingMethods } = await app.mustCall(getCheckoutEndpoint, {}, { cookies: loser })
  expect(delivery.day_gone).toBe('Vrijdag 4 december, tussen 18 en 22 uur')
  const friday = shippingMethods.flatMap(({ days }) => days).find((day) => day.date === '2026-12-04')
  expect(friday?.parts.map(({ code }) => code)).toEqual(['day', 'morning', 'afternoon'])
})

test('[CO-08] a shopper who moves from the morning to the afternoon of a full day gives up the one for the other', async () => {
  await placesOn('2026-12-05', 1)
  const placed = await aPlacedOrder(app, on('2026-12-05', 'morning'))
  const body = {
    selectedPaymentMethod: 'ideal',
    selectedShippingMethod: 'two_man',
    deliveryDay: { date: '2026-12-05', part: 'afternoon' as const },
  }
  await app.mustCall(choosePaymentEndpoint, { body }, { cookies: placed.cookies })
  expect(await pressPay(app, placed.cookies)).toMatchObject({ ok: true })
  const taken = [await takenOn('2026-12-05', 'morning'), await takenOn('2026-12-05', 'afternoon')]
  expect([await takenOn('2026-12-05'), ...taken]).toEqual([1, 0, 1])
})
