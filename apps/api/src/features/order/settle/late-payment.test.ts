import { addCartItemEndpoint } from '@sluimer/contract/cart/endpoints'
import {
  getOrderEndpoint,
  getOrderStatusEndpoint,
  retryPaymentEndpoint,
} from '@sluimer/contract/order/endpoints'
import type { PaymentStatus } from '@sluimer/domain/order/status'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findBrokenInvariants } from '../../../../test/check-invariants.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { mailMessage } from '../../../platform/mail/tables.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { aDeal } from '../../catalog/deal/deal.builders.ts'
import { variant } from '../../catalog/tables/variant-tables.ts'
import { deliveryDay } from '../../delivery/tables.ts'
import { payment, refund, testProviderPayment } from '../../payment/tables.ts'
import { moveMoney } from '../after-sale/move-money.job.ts'
import { expireOrders } from '../expire/expire-orders.ts'
import { aPlacedOrder, choosePaymentOutcome, pressPay, sendWebhookFor } from '../order.builders.ts'
import { order, orderEvent } from '../rows/tables.ts'

const start = new Date('2026-11-18T10:00:00Z')
let now = start
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())
afterEach(async () => {
  await moveMoney(app.deps)
  now = start
  await app.runJobs()
  expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
})

const aVariant = async (special: Parameters<typeof aProduct>[1]) =>
  onlyVariantId(await aProduct(app.db, special))
const getOrder = (id: string) => app.mustCall(getOrderEndpoint, { params: { id } })
const getStatus = (id: string) => app.mustCall(getOrderStatusEndpoint, { params: { id } })
const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

/** Changes a payment after it seemed to have ended. The provider's page does not allow this, but banks do it. */
async function bankSays(url: string, status: PaymentStatus, special: { amountCents?: number } = {}) {
  const id = new URL(url).pathname.split('/').at(-1) ?? ''
  await app.db
    .update(testProviderPayment)
    .set({ status, ...special })
    .where(eq(testProviderPayment.id, id))
  await sendWebhookFor(app, url)
}

async function listRefunds(number: string) {
  const events = await app.db
    .select({ data: orderEvent.data })
    .from(orderEvent)
    .innerJoin(order, eq(order.id, orderEvent.orderId))
    .where(and(eq(order.number, number), eq(orderEvent.type, 'refund_needed')))
  const mails = await app.db.select().from(mailMessage).where(eq(mailMessage.kind, 'refund_needed'))
  return {
    reasons: events.map((event) => event.data.reason),
    mails: mails.filter((mail) => mail.subject.includes(number)).map((mail) => mail.recipient),
  }
}

/** Returns the refunds of all payments of an order, in cents. */
async function listSentBack(number: string): Promise<number[]> {
  const rows = await app.db
    .select({ amountCents: refund.amountCents })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .innerJoin(order, eq(order.id, payment.reference))
    .where(eq(order.number, number))
  return rows.map(({ amountCents }) => amountCents)
}
async function findTotal(number: string): Promise<number> {
  const [row] = await app.db.select().from(order).where(eq(order.number, number))
  return row?.grandTotalCents ?? 0
}

async function findStock(variantId: number) {
  const [row] = await app.db.select().from(variant).where(eq(variant.id, variantId))
  return [row?.stockOnHand, row?.stockReserved]
}

test('[CO-06] money that comes after the stock was released takes it again', async () => {
  const variantId = await aVariant({ stock: 2 })
  const placed = await aPlacedOrder(app, { lines: [{ variantId, quantity: 2 }] })
  wait(31)
  await expireOrders(app.deps)
  await bankSays(placed.url, 'paid')
  expect(await getStatus(placed.publicId)).toMatchObject({ status: 'paid', next: 'thankyou' })
  expect(await findStock(variantId)).toEqual([0, 0])
  expect(await listRefunds(placed.number)).toEqual({ reasons: [], mails: [] })
})

test('[CO-06] money for goods that sold out meanwhile goes back, and the shop gets a mail', async () => {
  const variantId = await aVariant({ stock: 1 })
  const placed = await aPlacedOrder(app, { lines: [{ variantId }] })
  wait(31)
  await expireOrders(app.deps)
  await aPlacedOrder(app, { lines: [{ variantId }] })
  await bankSays(placed.url, 'paid')
  expect(await getStatus(placed.publicId)).toMatchObject({ status: 'canceled', payment_status: 'paid' })
  expect(await listRefunds(placed.number)).toEqual({
    reasons: ['sold_out'],
    mails: ['winkel@sluimer.example'],
  })
  expect(await listSentBack(placed.number)).toEqual([await findTotal(placed.number)])
  await sendWebhookFor(app, placed.url)
  expect((await listRefunds(placed.number)).reasons).toHaveLength(1)
})

test('[CO-06] money for the last pieces of a deal that others bought meanwhile goes back, and holds no stock', async () => {
  const variantId = await aVariant({ stock: 5, priceCents: 5_000 })
  const endsAt = new Date(now.getTime() + 86_400_000)
  await aDeal(app.db, { variantId, priceCents: 4_000, startsAt: now, endsAt, pieceCap: 1 })
  const placed = await aPlacedOrder(app, { lines: [{ variantId }] })
  wait(31)
  await expireOrders(app.deps)
  await aPlacedOrder(app, { lines: [{ variantId }] })
  await bankSays(placed.url, 'paid')
  expect(await getStatus(placed.publicId)).toMatchObject({ status: 'canceled', payment_status: 'paid' })
  expect((await listRefunds(placed.number)).reasons).toEqual(['sold_out'])
  expect(await findStock(variantId)).toEqual([5, 1])
})

test('[CO-06] money for an order that the shopper replaced goes back', async () => {
  const variantId = await aVariant({ stock: 5 })
  const old = await aPlacedOrder(app, { lines: [{ variantId }] })
  await app.mustCall(addCartItemEndpoint, { body: { item_id: String(variantId) } }, old)
  expect(await pressPay(app, old.cookies)).toMatchObject({ ok: true })
  await bankSays(old.url, 'paid')
  expect(await getStatus(old.publicId)).toMatchObject({ status: 'canceled' })
  expect((await listRefunds(old.number)).reasons).toEqual(['order_canceled'])
  expect(await listSentBack(old.number)).toEqual([await findTotal(old.number)])
})

test.each(['first', 'second'])(
  '[CO-06] of two payments of one order one pays it and one goes back, the %s reported first',
  async (winner) => {
    const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant({}) }] })
    await bankSays(placed.url, 'failed')
    const again = await app.mustCall(retryPaymentEndpoint, { body: { order_id: placed.publicId } })
    const urls = winner === 'first' ? [placed.url, again.url] : [again.url, placed.url]
    for (const url of urls) await bankSays(url, 'paid')
    expect(await getStatus(placed.publicId)).toMatchObject({ status: 'paid' })
    expect((await listRefunds(placed.number)).reasons).toEqual(['order_paid'])
    expect(await listSentBack(placed.number)).toEqual([await findTotal(placed.number)])
  },
)

test('[CO-06] a sum other than the one asked does not pay the order', async () => {
  const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant({}) }] })
  await bankSays(placed.url, 'paid', { amountCents: 1 })
  expect(await getStatus(placed.publicId)).toMatchObject({ status: 'awaiting_payment', next: 'other_sum' })
  expect(await getOrder(placed.publicId)).toMatchObject({ holds_other_sum: true })
  expect((await listRefunds(placed.number)).reasons).toEqual(['wrong_amount'])
  // Nobody knows what the money was meant for, so staff decide.
  expect(await listSentBack(placed.number)).toEqual([])
  // Time alone does not change this, nor turn it into an order of which nothing was taken.
  wait(31)
  await expireOrders(app.deps)
  expect(await getStatus(placed.publicId)).toMatchObject({ next: 'other_sum' })
  // Staff have sent it back.
  await bankSays(placed.url, 'refunded', { amountCents: 1 })
  expect(await getStatus(placed.publicId)).not.toMatchObject({ next: 'other_sum' })
  expect(await getOrder(placed.publicId)).toMatchObject({ holds_other_sum: false })
  // The books are put right again, for the check of all sums below.
  const [row] = await app.db.select().from(order).where(eq(order.number, placed.number))
  await app.db
    .update(testProviderPayment)
    .set({ amountCents: row?.grandTotalCents ?? 0 })
    .where(eq(testProviderPayment.description, `Bestelling ${placed.number}`))
})

test('[CO-06] messages out of order never take a payment back', async () => {
  const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant({}) }] })
  await bankSays(placed.url, 'authorized')
  await bankSays(placed.url, 'open')
  await bankSays(placed.url, 'paid')
  expect(await getStatus(placed.publicId)).toMatchObject({ status: 'paid', payment_status: 'paid' })
  expect((await listRefunds(placed.number)).reasons).toEqual([])
})

test('[CO-07] an order that is paid days later promises a day that is still to come', async () => {
  const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant({}) }] })
  const delivery = async () => {
    const order = await app.mustCall(getOrderEndpoint, { params: { id: placed.publicId } })
    return [order.shipping_method.delivery, order.delivery.expected_on]
  }
  expect(await delivery()).toEqual(['Donderdag 19 november in huis', '2026-11-19'])
  await choosePaymentOutcome(app, placed.url, 'pending')
  await sendWebhookFor(app, placed.url)
  wait(24 * 60)
  await bankSays(placed.url, 'paid')
  expect(await delivery()).toEqual(['Vrijdag 20 november in huis', '2026-11-20'])
})

test('[CO-07] a large one whose day was left open promises none on which the round is full', async () => {
  const placed = await aPlacedOrder(app, {
    lines: [{ variantId: await aVariant({ deliveryClass: 'two_man' }) }],
    shipping: 'two_man',
  })
  const delivery = async () =>
    (await app.mustCall(getOrderEndpoint, { params: { id: placed.publicId } })).shipping_method.delivery
  expect(await delivery()).toBe('We spreken een bezorgdag met je af, vanaf dinsdag 24 november')
  await app.db.insert(deliveryDay).values({ area: 'NL', date: '2026-11-24', part: 'day', places: 0 })
  await choosePaymentOutcome(app, placed.url, 'pending')
  await sendWebhookFor(app, placed.url)
  wait(24 * 60)
  await bankSays(placed.url, 'paid')
  expect(await delivery()).toBe('We spreken een bezorgdag met je af, vanaf woensdag 25 november')
})

test('a payment that the bank is working on keeps its stock for days, and a failed one for half an hour more', async () => {
  const variantId = await aVariant({ stock: 1 })
  const placed = await aPlacedOrder(app, { lines: [{ variantId }] })
  await choosePaymentOutcome(app, placed.url, 'pending')
  await sendWebhookFor(app, placed.url)
  wait(71 * 60)
  await expireOrders(app.deps)
  expect(await findStock(variantId)).toEqual([1, 1])
  await bankSays(placed.url, 'failed')
  expect(await getStatus(placed.publicId)).toMatchObject({ status: 'awaiting_payment', next: 'betalen' })
  wait(31)
  await expireOrders(app.deps)
  expect(await findStock(variantId)).toEqual([1, 0])
})

test('[CO-08] a payment that fails after its time gives the stock back by itself, without the job for old orders', async () => {
  const variantId = await aVariant({ stock: 1 })
  const placed = await aPlacedOrder(app, { lines: [{ variantId }] })
  wait(31)
  await bankSays(placed.url, 'failed')
  expect(await findStock(variantId)).toEqual([1, 0])
})
