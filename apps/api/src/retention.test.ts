import { readFile } from 'node:fs/promises'
import { applyDiscountEndpoint, getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import { getOrderEndpoint } from '@sluimer/contract/order/endpoints'
import { eq, notInArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findBrokenInvariants } from '../test/check-invariants.ts'
import { buildTestApp, type TestApp } from '../test/test-app.ts'
import { createRestoreLink } from './features/cart/restore/create-restore-link.ts'
import { deleteQuietCarts } from './features/cart/rows/quiet-carts.queries.ts'
import { cart, cartRestore } from './features/cart/rows/tables.ts'
import { aProduct, onlyVariantId } from './features/catalog/catalog.builders.ts'
import { forgetCartsJob } from './features/checkout/forget-carts.job.ts'
import { checkout } from './features/checkout/tables.ts'
import { expireOrders } from './features/order/expire/expire-orders.ts'
import { forgetUnpaidOrdersJob } from './features/order/expire/forget-unpaid-orders.job.ts'
import {
  aPlacedOrder,
  aVisitorAtPay,
  choosePaymentOutcome,
  sendWebhookFor,
} from './features/order/order.builders.ts'
import { order } from './features/order/rows/tables.ts'
import { payment } from './features/payment/tables.ts'
import { aTenPercentCode } from './features/promotion/promotion.builders.ts'
import { savePromotion } from './features/promotion/save-promotion.ts'
import { withdrawal } from './features/service/tables.ts'
import { inTransaction } from './platform/db/transaction.ts'
import { forgetMailsJob } from './platform/mail/forget-mails.job.ts'
import { mailMessage } from './platform/mail/tables.ts'
import { createUuid } from './platform/new-uuid.ts'
import { daysAgo } from './platform/time-ago.ts'

const start = new Date('2026-11-18T10:00:00Z')
let now = start
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())
beforeEach(() => {
  now = start
})
afterEach(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
})

const later = (days: number) => {
  now = daysAgo(start, -days)
}
const aVariant = async () => onlyVariantId(await aProduct(app.db, { priceCents: 10_000 }))
async function run(job: typeof forgetCartsJob) {
  await app.deps.jobs.enqueue(app.db, job, {})
  await app.runJobs()
}
const aVisitor = async () => aVisitorAtPay(app, { lines: [{ variantId: await aVariant() }] })

test('a name and address without an order are forgotten after 30 days, the cart stays for 60', async () => {
  const cookies = await aVisitor()
  later(29)
  await run(forgetCartsJob)
  expect(await app.db.$count(checkout)).toBe(1)
  later(31)
  await run(forgetCartsJob)
  expect(await app.db.$count(checkout)).toBe(0)
  expect((await app.mustCall(getCartEndpoint, {}, { cookies })).items).toHaveLength(1)
  later(61)
  await run(forgetCartsJob)
  expect((await app.mustCall(getCartEndpoint, {}, { cookies })).found).toBe(false)
})

test('a cart that holds pieces for a payment stays, however old it is', async () => {
  const { cookies } = await aPlacedOrder(app, { lines: [{ variantId: await aVariant() }] })
  later(61)
  await run(forgetCartsJob)
  expect((await app.mustCall(getCartEndpoint, {}, { cookies })).found).toBe(true)
})

test('a cart that somebody is changing is left for the next time, and keeps no other from being forgotten', async () => {
  const before = (await app.db.select().from(cart)).map(({ id }) => id)
  const changing = await aVisitor()
  const own = notInArray(cart.id, before)
  const [{ id } = { id: '' }] = await app.db.select().from(cart).where(own)
  const quiet = await aVisitor()
  const isThere = async (cookies: typeof quiet) =>
    (await app.mustCall(getCartEndpoint, {}, { cookies })).found
  later(61)
  await app.db.transaction(async (holder) => {
    await holder.select().from(cart).where(eq(cart.id, id)).for('update')
    await inTransaction(app.db, async (tx) => {
      await tx.execute(sql`set local lock_timeout = '1s'`)
      await deleteQuietCarts(tx, now, 500)
    })
  })
  expect([await isThere(changing), await isThere(quiet)]).toEqual([true, false])
})

test('[CA-04] a link that brings a cart back is forgotten when it has ended', async () => {
  await aVisitor()
  const [row] = await app.db.select().from(cart).limit(1)
  await inTransaction(app.db, (tx) => createRestoreLink(tx, app.deps, row?.id ?? '', now))
  later(13)
  await run(forgetCartsJob)
  expect(await app.db.$count(cartRestore)).toBe(1)
  later(15)
  await run(forgetCartsJob)
  expect(await app.db.$count(cartRestore)).toBe(0)
})

test('an order that nobody paid is forgotten after 30 days, with its payments and what it held', async () => {
  await savePromotion(app.db, aTenPercentCode('TIEN'))
  const wish = { lines: [{ variantId: await aVariant() }], codes: ['TIEN'] }
  const { publicId } = await aPlacedOrder(app, wish)
  later(1)
  await expireOrders(app.deps)
  later(29)
  await run(forgetUnpaidOrdersJob)
  expect(await app.call(getOrderEndpoint, { params: { id: publicId } })).toMatchObject({ ok: true })
  later(31)
  await run(forgetUnpaidOrdersJob)
  expect(await app.call(getOrderEndpoint, { params: { id: publicId } })).toMatchObject({ status: 404 })
  now = start
  const cookies = await aVisitor()
  expect(
    await app.call(applyDiscountEndpoint, { body: { discount_code: 'TIEN' } }, { cookies }),
  ).toMatchObject({
    ok: true,
  })
})

test('an order that somebody wrote about stays, and keeps no other from being forgotten', async () => {
  const about = await aPlacedOrder(app, { lines: [{ variantId: await aVariant() }] })
  now = new Date(start.getTime() + 60_000)
  const other = await aPlacedOrder(app, { lines: [{ variantId: await aVariant() }] })
  const [row] = await app.db.select().from(order).where(eq(order.publicId, about.publicId))
  const id = createUuid(app.deps.randomBytes)
  await app.db.insert(withdrawal).values({
    ...{ id, reference: 'H-PROEF', fingerprint: id, receivedAt: now, name: 'Noor', items: '', lines: [] },
    ...{ email: 'noor@voorbeeld.example', orderNumber: about.number, orderId: row?.id ?? null },
  })
  later(1)
  await expireOrders(app.deps)
  later(31)
  await run(forgetUnpaidOrdersJob)
  expect(await app.call(getOrderEndpoint, { params: { id: about.publicId } })).toMatchObject({ ok: true })
  expect(await app.call(getOrderEndpoint, { params: { id: other.publicId } })).toMatchObject({ status: 404 })
})

test('a paid order stays for the tax office, and so does money for an order that was no longer wanted', async () => {
  const paid = await aPlacedOrder(app, { lines: [{ variantId: await aVariant() }] })
  await choosePaymentOutcome(app, paid.url, 'paid')
  await sendWebhookFor(app, paid.url)
  const gaveBack = await aPlacedOrder(app, { lines: [{ variantId: await aVariant() }] })
  later(1)
  await expireOrders(app.deps)
  const [row] = await app.db.select().from(order).where(eq(order.publicId, gaveBack.publicId))
  later(365)
  for (const status of ['refunded', 'pending', 'authorized', 'paid'] as const) {
    await app.db
      .update(payment)
      .set({ status })
      .where(eq(payment.reference, row?.id ?? ''))
    await run(forgetUnpaidOrdersJob)
    for (const { publicId } of [paid, gaveBack])
      expect(await app.call(getOrderEndpoint, { params: { id: publicId } })).toMatchObject({ ok: true })
  }
  await app.db
    .update(payment)
    .set({ status: 'refunded' })
    .where(eq(payment.reference, row?.id ?? ''))
})

test('copies of mails are forgotten after 730 days', async () => {
  const mail = {
    to: 'noor@voorbeeld.example',
    subject: 'Bericht',
    html: '<p>Dag</p>',
    text: 'Dag',
    kind: 'test',
  }
  await inTransaction(app.db, (tx) => app.deps.mail.queue(tx, { ...mail, dedupeKey: 'test:1' }))
  const kept = () => app.db.$count(mailMessage, eq(mailMessage.dedupeKey, 'test:1'))
  later(729)
  await run(forgetMailsJob)
  expect(await kept()).toBe(1)
  later(731)
  await run(forgetMailsJob)
  expect(await kept()).toBe(0)
})

test('the privacy page and the table for operators name the days of the settings', async () => {
  const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8')
  const operations = await read('docs/operations.md')
  const privacy = await read('demo/content/service/privacy.md')
  const { cartDays, checkoutDays, unpaidOrderDays, messageDays, chatDays, mailDays } =
    app.deps.config.retention
  for (const [name, days] of [
    ['KEEP_CARTS_DAYS', cartDays],
    ['KEEP_CHECKOUT_DAYS', checkoutDays],
    ['KEEP_UNPAID_ORDERS_DAYS', unpaidOrderDays],
    ['KEEP_MESSAGES_DAYS', messageDays],
    ['KEEP_CHATS_DAYS', chatDays],
    ['KEEP_MAILS_DAYS', mailDays],
  ] as const) {
    expect(operations).toMatch(new RegExp(`\\| ${days} days \\| \`${name}\``))
    expect(privacy).toContain(`${days} dagen`)
  }
})
