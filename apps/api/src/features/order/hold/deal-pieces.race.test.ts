import { getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import { getCheckoutEndpoint, placeOrderEndpoint } from '@sluimer/contract/checkout/endpoints'
import { retryPaymentEndpoint } from '@sluimer/contract/order/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findBrokenInvariants } from '../../../../test/check-invariants.ts'
import type { CookieJar } from '../../../../test/cookie-jar.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { aDeal } from '../../catalog/deal/deal.builders.ts'
import { deal } from '../../catalog/tables/deal-tables.ts'
import { expireOrders } from '../expire/expire-orders.ts'
import {
  aPlacedOrder,
  aVisitorAtPay,
  choosePaymentOutcome,
  pressPay,
  sendWebhookFor,
} from '../order.builders.ts'
import { order } from '../rows/tables.ts'

const start = new Date('2026-11-18T10:00:00Z')
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)
let now = start
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now, config: { rateLimitPerMinute: 1_000_000 } })
})
afterAll(() => app.close())
beforeEach(() => {
  now = start
})
afterEach(async () => {
  await app.runJobs()
  expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
})

/** A pillow of 100 euros that is a deal of 60 for an hour, for this many pieces. */
async function aPillow(pieceCap: number | null) {
  const variantId = onlyVariantId(await aProduct(app.db, { title: 'Kussen', stock: 50, priceCents: 10_000 }))
  const endsAt = minutes(60)
  const dealId = await aDeal(app.db, { variantId, priceCents: 6_000, startsAt: start, endsAt, pieceCap })
  return { variantId, dealId }
}
const findTaken = async (dealId: number) =>
  (await app.db.select().from(deal).where(eq(deal.id, dealId)))[0]?.piecesTaken
const findItem = async (cookies: CookieJar) => (await app.mustCall(getCartEndpoint, {}, { cookies })).items[0]

test('[CO-08] [CA-01] exactly five of twenty checkouts at once for the last five pieces of a deal get its price', {
  timeout: 300_000,
}, async () => {
  const { variantId, dealId } = await aPillow(5)
  const visitors = []
  for (let count = 0; count < 20; count++) visitors.push(await aVisitorAtPay(app, { lines: [{ variantId }] }))
  const answers = await Promise.all(visitors.map((visitor) => pressPay(app, visitor, 60)))
  const placed = answers.flatMap((answer) => (answer.ok ? [answer.data] : []))
  const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]))
  expect([placed.length, refused.length]).toEqual([5, 15])
  for (const error of refused) expect(error.code).toBe('price_changed')
  expect(await findTaken(dealId)).toBe(5)

  const late = visitors[answers.findIndex((answer) => !answer.ok)]
  if (late === undefined) throw new Error('nobody was too late')
  expect(await findItem(late)).toMatchObject({
    price: 100,
    deal: null,
    deal_note: expect.stringContaining('verkocht'),
  })
  expect(await pressPay(app, late, 100)).toMatchObject({ ok: true })
  expect(await findTaken(dealId)).toBe(5)
})

test('[CA-01] a line of more pieces than a deal has left has the regular price, and says how many get the deal’s', async () => {
  const { variantId } = await aPillow(3)
  await aPlacedOrder(app, { lines: [{ variantId, quantity: 1 }] })
  const cookies = await aVisitorAtPay(app, { lines: [{ variantId, quantity: 3 }] })
  expect(await findItem(cookies)).toMatchObject({
    price: 100,
    price_old: null,
    row_total: 300,
    deal: null,
    deal_note: expect.stringMatching(
      /^Voor de dealprijs van €\s60,- zijn er nog 2\. Bestel je er hoogstens 2, dan geldt die prijs\.$/,
    ),
  })
})

test('pieces come back when an order expires, and the deal runs again', async () => {
  const { variantId, dealId } = await aPillow(2)
  await aPlacedOrder(app, { lines: [{ variantId, quantity: 2 }] })
  const cookies = await aVisitorAtPay(app, { lines: [{ variantId }] })
  expect(await findItem(cookies)).toMatchObject({ price: 100 })
  const [row] = await app.db.select().from(order).where(eq(order.status, 'awaiting_payment'))
  now = new Date((row?.reservedUntil ?? start).getTime() + 1)
  await expireOrders(app.deps)
  expect(await findTaken(dealId)).toBe(0)
  if (now < minutes(60)) expect(await findItem(cookies)).toMatchObject({ price: 60 })
})

test('[CO-05] the holder of the last pieces keeps their price, and a second click continues the same order', async () => {
  const { variantId, dealId } = await aPillow(2)
  const { cookies, publicId } = await aPlacedOrder(app, { lines: [{ variantId, quantity: 2 }] })
  expect(await findItem(cookies)).toMatchObject({ price: 60, deal: { pieces_left: 0 } })
  expect(await pressPay(app, cookies, 120)).toMatchObject({ ok: true, data: { order_id: publicId } })
  expect(await findTaken(dealId)).toBe(2)
})

test('[SC-08] [CO-08] a deal that ended between cart and button is named with the new sum, and nothing is ordered', async () => {
  const { variantId } = await aPillow(null)
  const cookies = await aVisitorAtPay(app, { lines: [{ variantId, quantity: 2 }] })
  const seen = (await app.mustCall(getCheckoutEndpoint, {}, { cookies })).cart
  const body = {
    expected_total: seen.totals.grand_total,
    expected_prices: seen.items.map((item) => ({ item_id: item.id, price: item.price })),
  }
  now = minutes(60)
  expect(await app.call(placeOrderEndpoint, { body }, { cookies })).toMatchObject({
    ok: false,
    status: 409,
    error: {
      code: 'price_changed',
      message: expect.stringMatching(/^De prijs is intussen veranderd\. Het totaal is nu €\s200,-\.$/),
      prices: [{ title: 'Kussen', old_price: 60, price: 100 }],
    },
  })
  expect(await pressPay(app, cookies, 200)).toMatchObject({ ok: true })
})

test('an order placed before the end keeps its price after it; once its pieces went to others it does not', async () => {
  const { variantId, dealId } = await aPillow(1)
  const first = await aPlacedOrder(app, { lines: [{ variantId }] })
  const [row] = await app.db.select().from(order).where(eq(order.publicId, first.publicId))
  await choosePaymentOutcome(app, first.url, 'failed')
  await sendWebhookFor(app, first.url)
  now = new Date((row?.reservedUntil ?? start).getTime() + 1)
  await expireOrders(app.deps)
  now = minutes(59)
  await aPlacedOrder(app, { lines: [{ variantId }] })
  expect(await findTaken(dealId)).toBe(1)
  expect(await app.call(retryPaymentEndpoint, { body: { order_id: first.publicId } })).toMatchObject({
    ok: false,
    error: { code: 'order_not_payable', message: expect.stringContaining('dealprijs') },
  })
})
